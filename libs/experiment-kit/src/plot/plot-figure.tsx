import type { State } from '@zarra/physics';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Lab, Plot, Readout } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { showValue } from '../readouts/show-value.js';
import type { Session } from '../session/create-session.js';
import { timeUnitOf } from '../time/show-time.js';
import { drawPlot } from './draw-plot.js';
import type { Paint } from './live-sheet.js';
import { PlotSheet } from './plot-sheet.js';
import { PlotTable } from './plot-table.js';
import type { Readings } from './read-session.js';

/** Rows a Page key jumps over. */
const PAGE = 30;
/** Last digits of a readout in the least range that is shown. */
const LEAST_DIGITS = 4;

type Named = Pick<Readout, 'label' | 'unit' | 'decimals' | 'powers'>;

/** Name, unit and decimals of a readout, or of the time. */
const namedOf = <K extends string, S extends State, V extends string>(
  lab: Lab<K, S, V>,
  key: string,
): Named =>
  lab.readouts.find((readout) => readout.key === key) ?? {
    label: kitStrings.readouts.time,
    ...timeUnitOf(lab),
  };

const headOf = ({ label, unit }: Named): string => (unit === '' ? label : `${label}, ${unit}`);

function curvePainter<K extends string, S extends State, V extends string>(
  { lab }: Session<K, S, V>,
  { series, column }: Readings,
  { x, y, logarithmic = false }: Plot,
): Paint {
  const least = (key: string): number => LEAST_DIGITS * 10 ** -namedOf(lab, key).decimals;
  const curves = {
    series,
    x: column(x),
    y: y.map(column),
    logarithmic,
    xName: headOf(namedOf(lab, x)),
    yName: y.map((key) => headOf(namedOf(lab, key))).join(' · '),
    xLeast: least(x),
    yLeast: Math.min(...y.map(least)),
  };
  return (pen, sheet, inks, cursor) => drawPlot(pen, sheet, inks, { ...curves, cursor });
}

/** Props of {@link PlotFigure}. */
export interface PlotFigureProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  readings: Readings;
  plot: Plot;
}

/** A curve that grows while the experiment runs, with a cursor for pointer and keys, and its numbers in a table. */
export function PlotFigure<K extends string, S extends State, V extends string>({
  session,
  readings,
  plot,
}: PlotFigureProps<K, S, V>) {
  // Read anew whenever the session has news.
  useStore(session.news, (news) => news.steps);
  const paint = useMemo(() => curvePainter(session, readings, plot), [session, readings, plot]);
  const { series, column } = readings;
  const keys = [plot.x, ...plot.y];
  const shown = (key: string, row: number): string => {
    const { decimals, powers } = namedOf(session.lab, key);
    return showValue(series.at(row, column(key)), decimals, powers);
  };
  const say = (row: number): string =>
    keys
      .map((key) => {
        const { label, unit } = namedOf(session.lab, key);
        return `${label} ${kitStrings.withUnit(shown(key, row), unit)}`;
      })
      .join('; ');
  return (
    <PlotSheet
      session={session}
      title={plot.title}
      paint={paint}
      count={() => series.length}
      initial={() => series.length - 1}
      page={PAGE}
      say={say}
    >
      <PlotTable
        heads={keys.map((key) => headOf(namedOf(session.lab, key)))}
        count={series.length}
        cell={(row, at) => shown(keys[at] ?? '', row)}
      />
    </PlotSheet>
  );
}
