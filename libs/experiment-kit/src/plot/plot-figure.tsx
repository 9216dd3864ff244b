import { useMemo } from 'react';
import { useStore } from 'zustand';
import { timeUnitOf, type ExperimentDefinition, type Plot, type Readout } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { formatValue, labelWithUnit, withUnit } from '../readouts/format-value.js';
import type { Session } from '../run/create-session.js';
import { drawPlot } from './draw-plot.js';
import type { PlotPainter } from './plot-renderer.js';
import { PlotCanvas } from './plot-canvas.js';
import { PlotTable } from './plot-table.js';
import type { Readings } from '../run/readings.js';

/** Rows per Page key press. */
const PAGE = 30;
/** Minimum displayed range, in units of a readout's last digit. */
const MIN_RANGE_DIGITS = 4;

type Quantity = Pick<Readout, 'label' | 'unit' | 'decimals' | 'scientific'>;

/** Name, unit and decimals of a readout or of the time. */
const quantityOf = (definition: ExperimentDefinition, timeLabel: string, key: string): Quantity =>
  definition.readouts.find((readout) => readout.key === key) ?? {
    label: timeLabel,
    ...timeUnitOf(definition),
  };

function createPainter(
  { definition }: Session,
  { series, column }: Readings,
  { x, y, logarithmic = false }: Plot,
  timeLabel: string,
): PlotPainter {
  const minRange = (key: string): number =>
    MIN_RANGE_DIGITS * 10 ** -quantityOf(definition, timeLabel, key).decimals;
  const curves = {
    series,
    x: column(x),
    y: y.map(column),
    logarithmic,
    xName: labelWithUnit(quantityOf(definition, timeLabel, x)),
    yName: y.map((key) => labelWithUnit(quantityOf(definition, timeLabel, key))).join(' · '),
    minXRange: minRange(x),
    minYRange: Math.min(...y.map(minRange)),
  };
  return (context, size, colors, cursor) => drawPlot(context, size, colors, { ...curves, cursor });
}

interface PlotFigureProps {
  session: Session;
  readings: Readings;
  plot: Plot;
}

/** Plot that grows during a run, with a cursor for pointer and keyboard, and a table. */
export function PlotFigure({ session, readings, plot }: PlotFigureProps) {
  // Re-renders on every change of the session.
  useStore(session.store, (state) => state.steps);
  const timeLabel = useKitMessages().readouts.time;
  const paint = useMemo(
    () => createPainter(session, readings, plot, timeLabel),
    [session, readings, plot, timeLabel],
  );
  const { series, column } = readings;
  const keys = [plot.x, ...plot.y];
  const formatReading = (key: string, row: number): string => {
    const { decimals, scientific } = quantityOf(session.definition, timeLabel, key);
    return formatValue(series.offset(row, column(key)), decimals, scientific);
  };
  const describe = (row: number): string =>
    keys
      .map((key) => {
        const { label, unit } = quantityOf(session.definition, timeLabel, key);
        return `${label} ${withUnit(formatReading(key, row), unit)}`;
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
        headers={keys.map((key) => labelWithUnit(quantityOf(session.definition, timeLabel, key)))}
        count={series.length}
        cell={(row, index) => formatReading(keys[index] ?? '', row)}
      />
    </PlotCanvas>
  );
}
