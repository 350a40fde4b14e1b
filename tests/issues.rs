//! What a caller is told: of faults, all at once, exactly, never more than allowed, and never a secret.

mod issues {
    mod expected;
    mod faults;
    mod forms;
    mod input;
    mod limits;
    mod secrets;
}
