import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Histogram } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { formatValue, labelWithUnit, withUnit } from '../readouts/format-value.js';
import type { Session } from '../run/create-session.js';
import { AVERAGING_S, createHistogramCounter, type HistogramCounter } from './histogram-counter.js';
import { drawHistogram } from './draw-histogram.js';
import type { PlotPainter } from './plot-renderer.js';
import { PlotCanvas } from './plot-canvas.js';
import { PlotTable } from './plot-table.js';

/** Bins per Page key press. */
const PAGE = 5;
const DECIMALS = 1;

function createPainter(counter: HistogramCounter, histogram: Histogram): PlotPainter {
  const names = { x: labelWithUnit(histogram), y: histogram.countLabel };
  return (context, size, colors, cursor) =>
    drawHistogram(context, size, colors, counter.data(), names, cursor);
}

interface HistogramFigureProps {
  /** A change of session needs a new `key`. */
  session: Session;
  histogram: Histogram;
}

/** Histogram with its theoretical distribution, a cursor over the bins, and a table. */
export function HistogramFigure({ session, histogram }: HistogramFigureProps) {
  const strings = useKitMessages().plots;
  const { label, unit, decimals, theory } = histogram;
  const [counter] = useState(() => createHistogramCounter(session, histogram));
  useEffect(() => counter.start(), [counter]);
  // The component re-renders on every change of the session.
  useStore(session.store, (state) => state.steps);
  const paint = useMemo(() => createPainter(counter, histogram), [counter, histogram]);
  const { from, to, counts, expected } = counter.data();
  const formatEdge = (index: number): string =>
    formatValue(from + ((to - from) * index) / counts.length, decimals);
  const formatCount = (row: ArrayLike<number>, bin: number): string =>
    formatValue(Number((row[bin] ?? NaN).toFixed(DECIMALS)), DECIMALS);
  const fullestBin = (): number => {
    let fullest = 0;
    for (let bin = 1; bin < counts.length; bin++)
      if ((counts[bin] as number) > (counts[fullest] as number)) fullest = bin;
    return fullest;
  };
  const columns = theory ? [counts, expected] : [counts];
  return (
    <PlotCanvas
      session={session}
      title={histogram.title}
      note={strings.bars(AVERAGING_S, theory?.name)}
      paint={paint}
      count={() => counts.length}
      initialIndex={fullestBin}
      pageSize={PAGE}
      valueText={(bin) =>
        [
          strings.between(label, formatEdge(bin), withUnit(formatEdge(bin + 1), unit)),
          `${histogram.countLabel} ${formatCount(counts, bin)}`,
          ...(theory ? [`${theory.name} ${formatCount(expected, bin)}`] : []),
        ].join('; ')
      }
    >
      <PlotTable
        headers={[
          strings.from(labelWithUnit(histogram)),
          strings.to(labelWithUnit(histogram)),
          ...[strings.counted, strings.expected].slice(0, columns.length),
        ]}
        count={counts.length}
        cell={(bin, column) =>
          column < 2 ? formatEdge(bin + column) : formatCount(columns[column - 2] ?? [], bin)
        }
      />
    </PlotCanvas>
  );
}
