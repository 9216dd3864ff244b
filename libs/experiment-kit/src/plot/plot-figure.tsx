import type { State } from '@zarra/physics';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ExperimentDefinition, Plot, Readout } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { formatValue } from '../readouts/format-value.js';
import type { Session } from '../session/create-session.js';
import { timeUnitOf } from '../time/format-time.js';
import { drawPlot } from './draw-plot.js';
import type { PlotPainter } from './plot-renderer.js';
import { PlotCanvas } from './plot-canvas.js';
import { PlotTable } from './plot-table.js';
import type { Readings } from './readings.js';

/** Rows per Page key press. */
const PAGE = 30;
/** Minimum displayed range, in units of a readout's last digit. */
const MIN_RANGE_DIGITS = 4;

type Quantity = Pick<Readout, 'label' | 'unit' | 'decimals' | 'scientific'>;

/** Name, unit and decimals of a readout or of the time. */
const quantityOf = <K extends string, S extends State, V extends string>(
  definition: ExperimentDefinition<K, S, V>,
  key: string,
): Quantity =>
  definition.readouts.find((readout) => readout.key === key) ?? {
    label: kitStrings.readouts.time,
    ...timeUnitOf(definition),
  };

const labelWithUnit = ({ label, unit }: Quantity): string => (unit === '' ? label : `${label}, ${unit}`);

function createPainter<K extends string, S extends State, V extends string>(
  { definition }: Session<K, S, V>,
  { series, column }: Readings,
  { x, y, logarithmic = false }: Plot,
): PlotPainter {
  const minRange = (key: string): number => MIN_RANGE_DIGITS * 10 ** -quantityOf(definition, key).decimals;
  const curves = {
    series,
    x: column(x),
    y: y.map(column),
    logarithmic,
    xName: labelWithUnit(quantityOf(definition, x)),
    yName: y.map((key) => labelWithUnit(quantityOf(definition, key))).join(' · '),
    minXRange: minRange(x),
    minYRange: Math.min(...y.map(minRange)),
  };
  return (context, size, colors, cursor) => drawPlot(context, size, colors, { ...curves, cursor });
}

/** Props of {@link PlotFigure}. */
export interface PlotFigureProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  readings: Readings;
  plot: Plot;
}

/** Plot that grows during a run, with a cursor for pointer and keyboard, and a table. */
export function PlotFigure<K extends string, S extends State, V extends string>({
  session,
  readings,
  plot,
}: PlotFigureProps<K, S, V>) {
  // Re-renders on every change of the session.
  useStore(session.store, (state) => state.steps);
  const paint = useMemo(() => createPainter(session, readings, plot), [session, readings, plot]);
  const { series, column } = readings;
  const keys = [plot.x, ...plot.y];
  const formatReading = (key: string, row: number): string => {
    const { decimals, scientific } = quantityOf(session.definition, key);
    return formatValue(series.offset(row, column(key)), decimals, scientific);
  };
  const describe = (row: number): string =>
    keys
      .map((key) => {
        const { label, unit } = quantityOf(session.definition, key);
        return `${label} ${kitStrings.withUnit(formatReading(key, row), unit)}`;
      })
      .join('; ');
  return (
    <PlotCanvas
      session={session}
      title={plot.title}
      paint={paint}
      count={() => series.length}
      initialIndex={() => series.length - 1}
      pageSize={PAGE}
      valueText={describe}
    >
      <PlotTable
        headers={keys.map((key) => labelWithUnit(quantityOf(session.definition, key)))}
        count={series.length}
        cell={(row, index) => formatReading(keys[index] ?? '', row)}
      />
    </PlotCanvas>
  );
}
