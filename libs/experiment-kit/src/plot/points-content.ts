import { axisTexts, axisValueOf, formatOf, valueOf } from '../measurements/axis.js';
import { axisUncertaintyOf, fitOf, shownPoints } from '../measurements/fit-points.js';
import type { PointsChoice } from '../experiment/points-choice.js';
import type { Point, Points } from '../measurements/points.js';
import type { GraphMessages } from '../messages/use-graph-messages.js';
import { formatValue, withUnit } from '../format/format-value.js';
import type { Session } from '../run/session.js';
import { drawPoints, pointStyles } from './draw-points.js';
import type { GraphContent } from './graph-content.js';

/** Points per Page key press. */
const PAGE = 5;
/** Minimum displayed range, in units of a quantity's last digit. */
const MIN_RANGE_DIGITS = 4;

/** Content of a graph of recorded points with a fitted curve and the theory. */
export function createPointsContent(
  session: Session,
  { store }: Points,
  choice: PointsChoice,
  { plots, measurements: strings, readouts }: GraphMessages,
): GraphContent {
  const { definition } = session;
  const { construction, x, y, shape, isTheoryShown } = choice;
  const axes = [x, y].map((axis) => {
    const format = formatOf(definition, readouts.time, axis.quantity);
    return { ...axis, format, texts: axisTexts(format, axis.power) };
  });
  const [xAxis, yAxis] = axes;
  const points = (): Point[] => shownPoints(definition, store.getState(), choice);
  const cell = (row: number, column: number): string => {
    const [axis, point] = [axes[column], points()[row]];
    if (!axis || !point) return '';
    return formatValue(
      valueOf(definition, axis.quantity, point),
      axis.format.decimals,
      axis.format.scientific,
    );
  };
  const valueLines = (row: number): readonly string[] =>
    axes.map(({ format: { label, unit } }, column) => `${label} ${withUnit(cell(row, column), unit)}`);
  const plotted = (point: Point) => {
    const [horizontal, vertical] = axes.map((axis) => ({
      value: axisValueOf(definition, axis, point),
      error: axisUncertaintyOf(definition, readouts.time, axis, point),
    }));
    return {
      x: horizontal?.value ?? NaN,
      y: vertical?.value ?? NaN,
      dx: horizontal?.error ?? 0,
      dy: vertical?.error ?? 0,
    };
  };
  const theory = construction?.theory;
  return {
    title: construction?.title ?? plots.pair(yAxis?.texts.symbol ?? '', xAxis?.texts.symbol ?? ''),
    legend: [
      { name: strings.points, style: pointStyles.points, kind: 'points' },
      ...(shape ? [{ name: strings.shapes[shape], style: pointStyles.fit }] : []),
      ...(isTheoryShown && theory ? [{ name: strings.theory, style: pointStyles.theory }] : []),
    ],
    hasEarlierRuns: false,
    paint: (context, size, colors, selection) => {
      const shown = points();
      const found = fitOf(definition, shown, choice, readouts.time);
      return drawPoints(context, size, colors, {
        ...selection,
        points: shown.map(plotted),
        fit: found?.fit,
        fitLines: found ? [found.equation, ...found.coefficients] : [],
        theory: isTheoryShown && theory ? (value) => theory(value, session.run.si) : undefined,
        xName: xAxis?.texts.label ?? '',
        yName: yAxis?.texts.label ?? '',
        minXRange: MIN_RANGE_DIGITS * (xAxis?.format.uncertainty ?? 0),
        minYRange: MIN_RANGE_DIGITS * (yAxis?.format.uncertainty ?? 0),
        valueLines,
        emptyText: strings.empty,
      });
    },
    count: () => points().length,
    initialIndex: () => points().length - 1,
    pageSize: PAGE,
    idAt: (index) => points()[index]?.id ?? -1,
    indexOf: (id) => points().findIndex((point) => point.id === id),
    valueLines,
    pointAt: (index) => {
      const point = points()[index];
      return point ? plotted(point) : { x: NaN, y: NaN };
    },
    headers: axes.map(({ format: { label, unit } }) => (unit === '' ? label : `${label}, ${unit}`)),
    cell,
    start: () => () => undefined,
  };
}
