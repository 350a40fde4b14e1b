//! A tool of a Model Context Protocol server.
