import { useHydrated, type ChartColor } from '@zarra/ui-kit';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  color: var(--ui-color-accent);

  &[data-color='chart-teal'] {
    color: var(--ui-color-chart-teal);
  }
  &[data-color='chart-gold'] {
    color: var(--ui-color-chart-gold);
  }
  &[data-color='chart-green'] {
    color: var(--ui-color-chart-green);
  }
  &[data-color='chart-red'] {
    color: var(--ui-color-chart-red);
  }
  & > path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & > [data-line='ink'] {
    stroke: var(--ui-color-line-strong);
    stroke-width: 1.5;
  }
  & > [data-line='faint'] {
    stroke: var(--ui-color-line-strong);
    stroke-width: 1.25;
    stroke-dasharray: 2 5;
  }
  & > [data-line='area'] {
    fill: currentcolor;
    fill-opacity: 0.14;
    stroke: none;
  }
  & > [data-line='dot'] {
    stroke-width: 9;
  }
`;

/** Paths of a drawing by line weight, each the `d` of a path. */
export interface Lines {
  /** The subject of the drawing. */
  main: string;
  /** Axes, bodies, instruments. */
  ink?: string;
  /** Construction lines. */
  faint?: string;
  /** A tinted area. */
  area?: string;
  /** Points: paths of length 0. */
  dot?: string;
}

/** The colours that a {@link LineDrawing} can have besides the accent. */
export type DrawingColor = Extract<ChartColor, 'chart-teal' | 'chart-gold' | 'chart-green' | 'chart-red'>;

/** Props of {@link LineDrawing}. */
export interface LineDrawingProps {
  /** Coordinates in a viewBox of 320 × 200 units. */
  lines: Lines;
  /** Default: the accent. */
  color?: DrawingColor;
}

const order = ['area', 'faint', 'ink', 'main', 'dot'] as const;

/**
 * Decorative line art, explained by the text beside it. Its paths are rendered after hydration: the HTML of the home page
 * must fit into one round trip.
 */
export const LineDrawing = ({ lines, color }: LineDrawingProps) => {
  const hydrated = useHydrated();
  return (
    <Drawing viewBox="0 0 320 200" aria-hidden="true" data-color={color}>
      {hydrated && order.map((line) => lines[line] && <path key={line} data-line={line} d={lines[line]} />)}
    </Drawing>
  );
};
