//! Tables, for a terminal and for a page.

/// Rows of cells below a head. All cells but a row's first stand to the right.
pub struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with nothing but its head.
    #[must_use]
    pub fn new(head: &[&str]) -> Self {
        Self { rows: vec![head.iter().map(|&cell| cell.to_owned()).collect()] }
    }

    /// One more row.
    pub fn push(&mut self, row: Vec<String>) {
        self.rows.push(row);
    }

    /// In columns.
    #[must_use]
    pub fn aligned(&self) -> String {
        let width = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
        let widths = (0..self.rows[0].len()).map(width).collect::<Vec<_>>();
        let cell = |(column, text): (usize, &String)| {
            if column == 0 { format!("{text:<0$}", widths[0]) } else { format!("{text:>0$}", widths[column]) }
        };
        let line = |row: &Vec<String>| row.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ") + "\n";
        self.rows.iter().map(line).collect()
    }

    /// As Markdown.
    #[must_use]
    pub fn markdown(&self) -> String {
        let line = |row: &Vec<String>| format!("| {} |\n", row.join(" | "));
        let rule = format!("|---|{}\n", "--:|".repeat(self.rows[0].len() - 1));
        line(&self.rows[0]) + &rule + &self.rows[1..].iter().map(line).collect::<String>()
    }
}

/// The page with other text between the markers of that name.
///
/// # Errors
/// Where the markers are missing.
pub fn between_markers(page: &str, name: &str, text: &str) -> Result<String, String> {
    let (begin, end) = (format!("<!-- {name}: begin -->\n"), format!("<!-- {name}: end -->"));
    let missing = || format!("the markers of {name} are missing");
    let (before, rest) = page.split_once(&begin).ok_or_else(missing)?;
    let (_, after) = rest.split_once(&end).ok_or_else(missing)?;
    Ok(format!("{before}{begin}{text}{end}{after}"))
}

/// The cells of the Markdown table between the markers of that name, the head first.
///
/// # Errors
/// Where the markers are missing.
pub fn rows_between_markers(page: &str, name: &str) -> Result<Vec<Vec<String>>, String> {
    let (begin, end) = (format!("<!-- {name}: begin -->\n"), format!("<!-- {name}: end -->"));
    let table = page.split_once(&begin).and_then(|(_, rest)| rest.split_once(&end));
    let (table, _) = table.ok_or_else(|| format!("the markers of {name} are missing"))?;
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    Ok(table.lines().filter(|line| !line.starts_with("|---")).map(cells).collect())
}

/// A ratio or a number of thousands, with as many digits as it is worth.
#[must_use]
pub fn number(value: f64) -> String {
    if value < 10.0 {
        format!("{value:.2}")
    } else if value < 100.0 {
        format!("{value:.1}")
    } else {
        format!("{value:.0}")
    }
}
