//! The picture of a training run: loss and accuracy by epoch, and the confusion matrix of the digits held out.

use std::error::Error;
use std::path::Path;

use plotters::prelude::*;
use plotters::style::register_font;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::digits::CLASSES;

/// Shipped with the example: a machine need not have any font installed.
const FONT: &[u8] = include_bytes!("data/DejaVuSans-ascii.ttf");
const FONT_NAME: &str = "sans-serif";

const SIZE: (u32, u32) = (1240, 620);
const CURVES_WIDTH: u32 = 620;
const CELL: i32 = 50;
/// Where the matrix begins inside its half of the picture: space for its title and its labels.
const CORNER: (i32, i32) = (80, 70);

const BLUE: RGBColor = RGBColor(31, 119, 180);
const ORANGE: RGBColor = RGBColor(230, 120, 20);
const INK: RGBColor = RGBColor(40, 40, 40);

type Area<'a> = DrawingArea<BitMapBackend<'a>, plotters::coord::Shift>;
type Confusion = [[usize; CLASSES]; CLASSES];
type Curve = (&'static str, RGBColor, Vec<f64>);

/// What one epoch reached. Accuracies in percent.
pub struct Epoch {
    pub loss: f32,
    pub train_accuracy: f32,
    pub test_accuracy: f32,
}

/// How often each digit (row) was read as each digit (column).
pub fn confusion(labels: &[usize], predictions: &[usize]) -> Confusion {
    let mut counts = [[0; CLASSES]; CLASSES];
    for (&label, &prediction) in labels.iter().zip(predictions) {
        counts[label][prediction] += 1;
    }
    counts
}

pub fn write(path: &Path, history: &[Epoch], confusion: &Confusion) -> Result<(), Box<dyn Error>> {
    register_font(FONT_NAME, FontStyle::Normal, FONT).map_err(|_| "the font cannot be read")?;
    let area = BitMapBackend::new(path, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let (curves, matrix) = area.split_horizontally(CURVES_WIDTH);
    let (upper, lower) = curves.split_vertically(SIZE.1 / 2);

    let column = |of: fn(&Epoch) -> f32| history.iter().map(|epoch| f64::from(of(epoch))).collect();
    draw_curves(
        &upper,
        "mean loss",
        SeriesLabelPosition::UpperRight,
        &[("training", BLUE, column(|epoch| epoch.loss))],
    )?;
    let accuracies = [
        ("training", BLUE, column(|epoch| epoch.train_accuracy)),
        ("held out", ORANGE, column(|epoch| epoch.test_accuracy)),
    ];
    draw_curves(&lower, "accuracy in %", SeriesLabelPosition::LowerRight, &accuracies)?;
    draw_matrix(&matrix, confusion)?;
    area.present()?;
    Ok(())
}

fn draw_curves(area: &Area, title: &str, legend: SeriesLabelPosition, curves: &[Curve]) -> Result<(), Box<dyn Error>> {
    let values = || curves.iter().flat_map(|(_, _, values)| values.iter().copied());
    let (lowest, highest) = (values().fold(f64::INFINITY, f64::min), values().fold(f64::NEG_INFINITY, f64::max));
    // The first epochs reach from one edge to the other; a margin keeps the curves off the frame.
    let margin = 0.05 * (highest - lowest).max(1e-6);
    let epochs = curves.iter().map(|(_, _, values)| values.len()).max().unwrap_or(1).max(2);

    let mut chart = ChartBuilder::on(area)
        .caption(title, (FONT_NAME, 20))
        .margin(12)
        .x_label_area_size(42)
        .y_label_area_size(52)
        .build_cartesian_2d(1.0..epochs as f64, lowest - margin..highest + margin)?;
    chart
        .configure_mesh()
        .x_desc("epoch")
        .light_line_style(TRANSPARENT)
        .x_label_formatter(&|epoch| format!("{epoch:.0}"))
        .label_style((FONT_NAME, 14))
        .axis_desc_style((FONT_NAME, 15))
        .draw()?;
    for (name, color, values) in curves {
        let points = values.iter().enumerate().map(|(epoch, &value)| (epoch as f64 + 1.0, value));
        let color = *color;
        let series = chart.draw_series(LineSeries::new(points, color.stroke_width(2)))?;
        series.label(*name).legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], color.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(legend)
        .background_style(WHITE.mix(0.8))
        .label_font((FONT_NAME, 15))
        .draw()?;
    Ok(())
}

fn draw_matrix(area: &Area, confusion: &Confusion) -> Result<(), Box<dyn Error>> {
    let text = |size: i32, color: RGBColor| {
        (FONT_NAME, size).into_font().color(&color).pos(Pos::new(HPos::Center, VPos::Center))
    };
    let middle = |index: usize| CELL * index as i32 + CELL / 2;
    let center = CELL * CLASSES as i32 / 2;
    let title = "held-out digits: written (rows), read as (columns)";
    area.draw(&Text::new(title, (CORNER.0 + center, 26), text(20, INK)))?;

    let most = confusion.iter().flatten().copied().max().unwrap_or(1).max(1);
    for (row, counts) in confusion.iter().enumerate() {
        let at = middle(row);
        area.draw(&Text::new(row.to_string(), (CORNER.0 - 18, CORNER.1 + at), text(17, INK)))?;
        area.draw(&Text::new(row.to_string(), (CORNER.0 + at, CORNER.1 - 16), text(17, INK)))?;
        for (column, &count) in counts.iter().enumerate() {
            let (x, y) = (CORNER.0 + CELL * column as i32, CORNER.1 + CELL * row as i32);
            let hue = if row == column { BLUE } else { ORANGE };
            area.draw(&Rectangle::new([(x, y), (x + CELL - 2, y + CELL - 2)], tint(hue, count, most).filled()))?;
            if count > 0 {
                let ink = if row == column { WHITE } else { INK };
                let at = (CORNER.0 + middle(column), CORNER.1 + middle(row));
                area.draw(&Text::new(count.to_string(), at, text(17, ink)))?;
            }
        }
    }
    Ok(())
}

/// By square root, so that the single mistakes off the diagonal can be seen beside the dozens on it.
fn tint(hue: RGBColor, count: usize, most: usize) -> RGBColor {
    let strength = (count as f64 / most as f64).sqrt();
    let blend = |channel: u8| (245.0 + (f64::from(channel) - 245.0) * strength) as u8;
    RGBColor(blend(hue.0), blend(hue.1), blend(hue.2))
}
