//! How many states a regular expression has.

/// How many states a regular expression has, about: its characters and classes, each as often as it may be repeated. So many are looked
/// at for each character of a text, at worst.
pub(super) fn states(pattern: &str) -> u64 {
    sum(pattern, |_| 1)
}

/// How large a regular expression is once it is compiled, about: a character beyond ASCII takes several states, a class of Unicode hundreds.
pub(super) fn compiled(pattern: &str) -> u64 {
    sum(pattern, |unit| {
        let unicode = unit.matches("\\p").count() + unit.matches("\\P").count();
        let wide = unit.chars().filter(|char| !char.is_ascii()).count() + unit.matches("\\u").count();
        let negated = usize::from(unit == "." || unit.starts_with("[^"));
        (1 + 512 * unicode + 8 * wide + 4 * negated) as u64
    })
}

/// The sum of a number for each character and class, each as often as it may be repeated.
fn sum(mut pattern: &str, of: impl Fn(&str) -> u64) -> u64 {
    // The sum of each group that is open: all but its last unit, and that one, which a repetition may follow.
    let mut around: Vec<(u64, u64)> = Vec::new();
    let (mut others, mut last) = (0_u64, 0_u64);
    while !pattern.is_empty() {
        let (unit, rest) = pattern.split_at(length(pattern));
        pattern = rest;
        let closed = if unit == ")" { around.pop() } else { None };
        match (unit, closed, repetition(unit)) {
            ("(", ..) => {
                around.push((others, last));
                (others, last) = (0, 0);
            }
            (_, Some((before, one)), _) => (others, last) = (before.saturating_add(one), others.saturating_add(last)),
            (_, _, Some(times)) => last = last.saturating_mul(times),
            ("*" | "+" | "?" | "|" | "^" | "$", ..) => {}
            _ => (others, last) = (others.saturating_add(last), of(unit)),
        }
    }
    around.push((others, last));
    around.into_iter().flat_map(<[u64; 2]>::from).fold(0, u64::saturating_add)
}

/// How many bytes the first unit has: a class, an escape, a repetition, or a character.
fn length(pattern: &str) -> usize {
    let mut chars = pattern.char_indices().map(|(at, char)| (at + char.len_utf8(), char));
    match chars.next() {
        Some((_, '[')) => loop {
            match chars.next() {
                Some((end, ']')) => return end,
                Some((_, '\\')) => drop(chars.next()),
                Some(_) => {}
                None => return pattern.len(),
            }
        },
        Some((_, '{')) => {
            let counts = chars.find(|(_, char)| !char.is_ascii_digit() && *char != ',');
            counts.map(|(end, _)| end).filter(|end| repetition(&pattern[..*end]).is_some()).unwrap_or(1)
        }
        Some((one, '\\')) => match (chars.next(), chars.next()) {
            (Some((_, 'p' | 'P' | 'u' | 'x')), Some((_, '{'))) => pattern.find('}').map_or(pattern.len(), |at| at + 1),
            (escaped, _) => escaped.map_or(one, |(end, _)| end),
        },
        first => first.map_or(0, |(end, _)| end),
    }
}

/// How often `{2,5}` repeats at most.
fn repetition(unit: &str) -> Option<u64> {
    let counts = unit.strip_prefix('{')?.strip_suffix('}')?;
    let (least, most) = counts.split_once(',').unwrap_or((counts, counts));
    let is_count = |count: &str| count.bytes().all(|byte| byte.is_ascii_digit());
    if least.is_empty() || !is_count(least) || !is_count(most) {
        return None;
    }
    // What has more digits than fit is too much in any case.
    let count = |count: &str| if count.is_empty() { 1 } else { count.parse().unwrap_or(u64::MAX) };
    Some(count(least).max(count(most)).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repetitions_multiply() {
        for (pattern, expected) in [
            ("", 0),
            ("^a+b?$", 2),
            ("a{3}", 3),
            ("a{2,5}b", 6),
            ("a{4,}", 4),
            ("^[a-z{5}]{1,64}$", 64),
            (r"\p{L}{2}\d{3}\{4}", 8),
            ("((a{0,30}){0,30}){0,30}", 27_000),
            ("(ab|c){10}", 30),
            ("a{,5}", 5),
            ("a{99999999999999999999}{2}", u64::MAX),
            (")(a", 2),
            (r"[\]]{7}", 7),
        ] {
            assert_eq!(states(pattern), expected, "{pattern}");
        }
    }

    #[test]
    fn what_is_beyond_ascii_is_large() {
        for (pattern, expected) in
            [("^[a-z]{64}$", 64), (r"\p{L}{2}", 1026), ("é", 9), (".{10}", 50), (r"[^\u0080-\u00ff]", 21), ("[a", 1)]
        {
            assert_eq!(compiled(pattern), expected, "{pattern}");
        }
    }
}
