import { useHydrated } from '@zarra/ui-kit';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  color: var(--drawing-color, var(--ui-color-accent));

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

const order = ['area', 'faint', 'ink', 'main', 'dot'] as const;

/**
 * Decorative line art in a viewBox of 320 × 200 units, explained by the text beside it. The custom property
 * `--drawing-color` around it sets its colour; the default is the accent. Its paths are rendered after hydration: the HTML of the home page
 * must fit into one round trip.
 */
export const LineDrawing = ({ lines }: { lines: Lines }) => {
  const hydrated = useHydrated();
  return (
    <Drawing viewBox="0 0 320 200" aria-hidden="true">
      {hydrated && order.map((line) => lines[line] && <path key={line} data-line={line} d={lines[line]} />)}
    </Drawing>
  );
};
