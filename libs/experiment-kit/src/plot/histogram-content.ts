import type { Histogram } from '../experiment/experiment.js';
import type { GraphMessages } from '../messages/use-graph-messages.js';
import { formatValue, labelWithUnit, withUnit } from '../format/format-value.js';
import type { Session } from '../run/session.js';
import { drawHistogram } from './draw-histogram.js';
import type { GraphContent } from './graph-content.js';
import { AVERAGING_S, createHistogramCounter } from './histogram-counter.js';

/** Bins per Page key press. */
const PAGE = 5;
const DECIMALS = 1;

const formatCount = (row: ArrayLike<number>, bin: number): string =>
  formatValue(Number((row[bin] ?? NaN).toFixed(DECIMALS)), DECIMALS);

/** Content of a histogram with its theoretical distribution. */
export function createHistogram(
  session: Session,
  histogram: Histogram,
  { plots: strings }: GraphMessages,
): GraphContent {
  const { title, label, unit, decimals, theory, bins, countLabel } = histogram;
  const counter = createHistogramCounter(session, histogram);
  const names = { x: labelWithUnit(histogram), y: countLabel };
  const formatEdge = (index: number): string => {
    const { from, to } = counter.data();
    return formatValue(from + ((to - from) * index) / bins, decimals);
  };
  const valueLines = (bin: number): readonly string[] => {
    const { counts, expected } = counter.data();
    return [
      strings.between(label, formatEdge(bin), withUnit(formatEdge(bin + 1), unit)),
      `${countLabel} ${formatCount(counts, bin)}`,
      ...(theory ? [`${theory.name} ${formatCount(expected, bin)}`] : []),
    ];
  };
  return {
    title,
    legend: [
      { name: strings.bars(countLabel, AVERAGING_S), style: { ink: 'accent', dash: [] }, kind: 'bars' },
      ...(theory ? [{ name: theory.name, style: { ink: 'chart-red', dash: [] } as const }] : []),
    ],
    hasEarlierRuns: false,
    paint: (context, size, colors, { cursor }) =>
      drawHistogram(context, size, colors, counter.data(), names, cursor, valueLines),
    count: () => bins,
    initialIndex: () => {
      const { counts } = counter.data();
      return Array.from(counts).indexOf(Math.max(...Array.from(counts)));
    },
    pageSize: PAGE,
    idAt: (bin) => bin,
    indexOf: (bin) => bin,
    valueLines,
    headers: [
      strings.from(names.x),
      strings.to(names.x),
      strings.counted,
      ...(theory ? [strings.expected] : []),
    ],
    cell: (bin, column) => {
      if (column < 2) return formatEdge(bin + column);
      const { counts, expected } = counter.data();
      return formatCount(column === 2 ? counts : expected, bin);
    },
    start: () => counter.start(),
  };
}
