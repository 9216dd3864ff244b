import { chartColors, chartDashes, token } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { GRAPH_SIZE, gridLines, PLOT, placeX, placeY, type Axis } from './graph-scale.js';

/** A graph given by its data. */
export interface GraphData {
  readonly x: Axis;
  readonly y: Axis;
  readonly curves: readonly {
    /** Null when there is only one curve. */
    readonly name: string | null;
    readonly points: readonly (readonly [number, number])[];
  }[];
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  font: 14px var(--ui-font-text);
  font-variant-numeric: tabular-nums;

  & text {
    fill: var(--ui-color-text);
  }
  & [data-grid] {
    stroke: var(--ui-color-line);
  }
  & [data-axes] {
    fill: none;
    stroke: var(--ui-color-text);
    stroke-width: 1.25;
  }
  & polyline {
    fill: none;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-1) var(--ui-space-4);
  padding: 0;
  margin: 0;
  list-style: none;
  font-size: var(--ui-type-sm);

  & > li {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
  }
  & svg {
    flex: none;
  }
`;

const strokeOf = (index: number) => {
  const color = chartColors[index % chartColors.length] ?? chartColors[0];
  return { stroke: token(`color-${color}`), strokeDasharray: chartDashes[color] };
};

interface CurveProps {
  /** Places in the drawing. */
  points: readonly (readonly [number, number])[];
  /** Its position in the graph, which sets colour and dashes. */
  index: number;
}

const Curve = ({ points, index }: CurveProps) => {
  const { stroke, strokeDasharray } = strokeOf(index);
  const [first] = points;
  // A line needs two points.
  if (first && points.length === 1) return <circle cx={first[0]} cy={first[1]} r="3.5" fill={stroke} />;
  return <polyline points={points.join(' ')} stroke={stroke} strokeDasharray={strokeDasharray} />;
};

interface GraphProps {
  data: GraphData;
  /** What the graph shows, for learners who do not see it. */
  alt: string;
}

/** Axes with numbers, a grid and the curves. */
export const Graph = ({ data: { x, y, curves }, alt }: GraphProps) => {
  const { left, top, width, height } = PLOT;
  const [right, bottom] = [left + width, top + height];
  return (
    <Drawing viewBox={`0 0 ${GRAPH_SIZE.width} ${GRAPH_SIZE.height}`} role="img" aria-label={alt}>
      {gridLines(x).map(({ value, text }) => (
        <g key={value}>
          <line data-grid="" x1={placeX(x, value)} x2={placeX(x, value)} y1={top} y2={bottom} />
          <text x={placeX(x, value)} y={bottom + 18} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {gridLines(y).map(({ value, text }) => (
        <g key={value}>
          <line data-grid="" x1={left} x2={right} y1={placeY(y, value)} y2={placeY(y, value)} />
          <text x={left - 6} y={placeY(y, value) + 5} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <path data-axes="" d={`M${left} ${top - 6}V${bottom}H${right + 6}`} />
      <text x={left - 6} y={top - 14}>
        {y.label}
      </text>
      <text x={right + 6} y={bottom + 36} textAnchor="end">
        {x.label}
      </text>
      {y.from < 0 && y.to > 0 && <path data-axes="" d={`M${left} ${placeY(y, 0)}H${right}`} />}
      {curves.map(({ points }, index) => (
        <Curve key={index} points={points.map(([px, py]) => [placeX(x, px), placeY(y, py)])} index={index} />
      ))}
    </Drawing>
  );
};

/** Names of the curves with a sample of their lines; nothing when they have none. */
export const GraphLegend = ({ data: { curves } }: { data: GraphData }) =>
  curves.some(({ name }) => name !== null) && (
    <Legend>
      {curves.map(({ name }, index) => (
        <li key={index}>
          <svg width="36" height="4" aria-hidden="true">
            <line x1="1" x2="35" y1="2" y2="2" strokeWidth="2.5" strokeLinecap="round" {...strokeOf(index)} />
          </svg>
          {name}
        </li>
      ))}
    </Legend>
  );
