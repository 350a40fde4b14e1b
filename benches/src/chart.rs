//! A bar chart of what the tables of `docs/performance.md` say, as SVG.

use std::fmt::Write as _;

use crate::table::rows_between_markers;

/// How many units of the picture one multiple is wide, and where the bars begin.
const SCALE: f64 = 90.0;
const LEFT: f64 = 200.0;
const ROW: f64 = 20.0;
/// Longer bars are cut, with their number beside them.
const LONGEST: f64 = 5.0;

/// Bars of one colour each, below a heading.
struct Group {
    heading: String,
    bars: Vec<(String, f64)>,
}

/// The chart of a page: what reading a document of 8 fields costs, clean and repaired, and what building costs.
///
/// # Errors
/// Where a table is missing, or has none of the rows.
pub fn of_page(page: &str) -> Result<String, String> {
    let peers = rows_between_markers(page, "peers")?;
    let build = rows_between_markers(page, "build")?;
    let mut groups = Vec::new();
    for (document, said) in [("8 fields, clean", "clean"), ("8 fields, 3 to repair", "3 of 8 fields to repair")] {
        for entry_point in ["value", "text"] {
            let heading = format!("Reading by {entry_point}, {said}");
            groups.push(Group { heading, bars: readers(&peers, document, entry_point) });
        }
    }
    let bars = build.iter().skip(1).filter_map(|row| Some((row.first()?.clone(), row.get(1)?.parse().ok()?))).collect();
    groups.push(Group { heading: "Building 200 structs".into(), bars });
    match groups.iter().find(|group| group.bars.is_empty()) {
        Some(group) => Err(format!("no row for: {}", group.heading)),
        None => Ok(drawn(&groups)),
    }
}

/// What each reader takes for a document by an entry point; those that can't read it are left out.
fn readers(table: &[Vec<String>], document: &str, entry_point: &str) -> Vec<(String, f64)> {
    let Some((head, rows)) = table.split_first() else { return Vec::new() };
    let row = rows.iter().find(|row| row.len() > 1 && row[0] == document && row[1] == entry_point);
    let cells = row.into_iter().flat_map(|row| head.iter().zip(row).skip(2));
    cells.filter_map(|(reader, cell)| Some((reader.clone(), cell.parse().ok()?))).collect()
}

fn drawn(groups: &[Group]) -> String {
    let bars: usize = groups.iter().map(|group| group.bars.len()).sum();
    let (width, height) =
        (LEFT + LONGEST * SCALE + 60.0, f64::from(u32::try_from(bars + 2 * groups.len()).unwrap_or(0)) * ROW);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>What coerce costs, as multiples of plain serde_json: shorter is better</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"white\"/>\n"
    );
    let mut top = ROW;
    for group in groups {
        let _ = writeln!(svg, "<text x=\"8\" y=\"{top}\" font-weight=\"bold\">{}</text>", group.heading);
        for (name, multiple) in &group.bars {
            top += ROW;
            bar(&mut svg, top, name, *multiple);
        }
        top += 2.0 * ROW;
    }
    // Where plain serde is.
    let one = LEFT + SCALE;
    let _ = writeln!(
        svg,
        "<line x1=\"{one}\" y1=\"0\" x2=\"{one}\" y2=\"{height}\" stroke=\"#999\" stroke-dasharray=\"3\"/>"
    );
    svg + "</svg>\n"
}

fn bar(svg: &mut String, top: f64, name: &str, multiple: f64) {
    let length = multiple.min(LONGEST) * SCALE;
    let colour = if name == "coerce" || name.contains(',') { "#b7410e" } else { "#9db4c0" };
    let (y, end) = (top - ROW * 0.7, LEFT + length + 4.0);
    let _ = writeln!(svg, "<text x=\"{}\" y=\"{top}\" text-anchor=\"end\">{name}</text>", LEFT - 6.0);
    let _ = writeln!(
        svg,
        "<rect x=\"{LEFT}\" y=\"{y}\" width=\"{length:.1}\" height=\"{}\" fill=\"{colour}\"/>",
        ROW * 0.8
    );
    let _ = writeln!(svg, "<text x=\"{end:.1}\" y=\"{top}\">{multiple:.2}</text>");
}
