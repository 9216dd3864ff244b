import type { State } from '@zarra/physics';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Histogram } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { showValue } from '../readouts/show-value.js';
import type { Session } from '../session/create-session.js';
import { AVERAGED_S, createBins, type Bins } from './bins.js';
import { drawHistogram } from './draw-histogram.js';
import type { Paint } from './live-sheet.js';
import { PlotSheet } from './plot-sheet.js';
import { PlotTable } from './plot-table.js';

const strings = kitStrings.plots;
/** Bins a Page key jumps over. */
const PAGE = 5;
/** Decimals of a mean count. */
const DECIMALS = 1;

function barPainter<K extends string, S extends State, V extends string>(
  bins: Bins,
  { label, unit, counted }: Histogram<K, S, V>,
): Paint {
  const names = { x: unit === '' ? label : `${label}, ${unit}`, y: counted };
  return (pen, sheet, inks, cursor) => drawHistogram(pen, sheet, inks, bins.bars(), names, cursor);
}

/** Props of {@link HistogramFigure}. */
export interface HistogramFigureProps<K extends string, S extends State, V extends string> {
  /** The figure counts the values of one session: another is another figure, by its key. */
  session: Session<K, S, V>;
  histogram: Histogram<K, S, V>;
}

/** How often values occur, with what theory expects; a cursor over the bins, and their numbers in a table. */
export function HistogramFigure<K extends string, S extends State, V extends string>({
  session,
  histogram,
}: HistogramFigureProps<K, S, V>) {
  const { label, unit, decimals, theory } = histogram;
  const [bins] = useState(() => createBins(session, histogram));
  useEffect(() => bins.begin(), [bins]);
  // Read anew whenever the session has news.
  useStore(session.news, (news) => news.steps);
  const paint = useMemo(() => barPainter(bins, histogram), [bins, histogram]);
  const { from, to, counts, expected } = bins.bars();
  const edge = (index: number): string => showValue(from + ((to - from) * index) / counts.length, decimals);
  const number = (row: ArrayLike<number>, bin: number): string =>
    showValue(Number((row[bin] ?? NaN).toFixed(DECIMALS)), DECIMALS);
  const fullest = (): number => {
    let best = 0;
    for (let bin = 1; bin < counts.length; bin++)
      if ((counts[bin] as number) > (counts[best] as number)) best = bin;
    return best;
  };
  const named = unit === '' ? label : `${label}, ${unit}`;
  const columns = theory ? [counts, expected] : [counts];
  return (
    <PlotSheet
      session={session}
      title={histogram.title}
      note={strings.bars(AVERAGED_S, theory?.name)}
      paint={paint}
      count={() => counts.length}
      initial={fullest}
      page={PAGE}
      say={(bin) =>
        [
          strings.between(label, edge(bin), kitStrings.withUnit(edge(bin + 1), unit)),
          `${histogram.counted} ${number(counts, bin)}`,
          ...(theory ? [`${theory.name} ${number(expected, bin)}`] : []),
        ].join('; ')
      }
    >
      <PlotTable
        heads={[
          strings.from(named),
          strings.to(named),
          ...[strings.counted, strings.expected].slice(0, columns.length),
        ]}
        count={counts.length}
        cell={(bin, column) => (column < 2 ? edge(bin + column) : number(columns[column - 2] ?? [], bin))}
      />
    </PlotSheet>
  );
}
