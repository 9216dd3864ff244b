import type { Plot } from '../experiment/experiment.js';
import type { GraphMessages } from '../messages/use-graph-messages.js';
import { formatValue, labelWithUnit, withUnit } from '../format/format-value.js';
import type { Session } from '../run/session.js';
import { curveStyle } from './curve-styles.js';
import { drawPlot } from './draw-plot.js';
import { quantityOf } from '../experiment/graph-choice.js';
import type { GraphContent } from './graph-content.js';

/** Rows per Page key press. */
const PAGE = 30;
/** Minimum displayed range, in units of a readout's last digit. */
const MIN_RANGE_DIGITS = 4;

/** Content of a graph of readouts over another readout or over time. */
export function createCurves(
  { definition, store, readings: { series, column } }: Session,
  { title, x, y, logarithmic = false }: Plot,
  messages: GraphMessages,
): GraphContent {
  const keys = [x, ...y];
  const columns = keys.map(column);
  const quantities = keys.map((key) => quantityOf(definition, messages.readouts.time, key));
  const names = quantities.map(labelWithUnit);
  const minRanges = quantities.map(({ decimals }) => MIN_RANGE_DIGITS * 10 ** -decimals);
  const [xName = '', ...yNames] = names;
  const [minXRange = 0, ...minYRanges] = minRanges;
  const cell = (row: number, index: number): string => {
    const { decimals = 0, scientific } = quantities[index] ?? {};
    return formatValue(series.offset(row, columns[index] ?? 0), decimals, scientific);
  };
  const valueLines = (row: number): readonly string[] =>
    quantities.map(({ label, unit }, index) => `${label} ${withUnit(cell(row, index), unit)}`);
  const [xColumn = 0, ...yColumns] = columns;
  const curves = {
    series,
    x: xColumn,
    y: yColumns,
    logarithmic,
    xName,
    yName: yNames.join(' · '),
    minXRange,
    minYRange: Math.min(...minYRanges),
    valueLines,
  };
  return {
    title: title || messages.plots.pair(quantities[1]?.label ?? '', quantities[0]?.label ?? ''),
    legend: yNames.map((name, index) => ({ name, style: curveStyle(index) })),
    hasEarlierRuns: true,
    paint: (context, size, colors, selection) =>
      drawPlot(context, size, colors, {
        ...curves,
        ...selection,
        earlier: store.getState().earlierRuns.filter(({ isHidden }) => !isHidden),
      }),
    count: () => series.length,
    initialIndex: () => series.length - 1,
    pageSize: PAGE,
    idAt: series.stepsAt,
    indexOf: (steps) => {
      const row = series.rowBefore(steps);
      return row >= 0 && series.stepsAt(row) === steps ? row : -1;
    },
    valueLines,
    pointAt: (row) => ({ x: series.offset(row, xColumn), y: series.offset(row, yColumns[0] ?? 0) }),
    headers: names,
    cell,
    start: () => () => undefined,
  };
}
