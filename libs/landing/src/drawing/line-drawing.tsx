import { useHydrated, type Branch } from '@zarra/ui-kit';
import { styled } from 'styled-components';

const Sheet = styled.svg`
  color: var(--ui-color-accent);

  &[data-branch='mechanics'] {
    color: var(--ui-color-mechanics);
  }
  &[data-branch='electricity'] {
    color: var(--ui-color-electricity);
  }
  &[data-branch='optics'] {
    color: var(--ui-color-optics);
  }
  &[data-branch='heat'] {
    color: var(--ui-color-heat);
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

/** Paths of a drawing by the weight of their lines. */
export interface Lines {
  /** What the drawing is about. */
  main: string;
  /** Axes, bodies, instruments. */
  ink?: string;
  /** Lines that only help to see. */
  faint?: string;
  /** A tinted area. */
  area?: string;
  /** Points: paths of length 0. */
  dot?: string;
}

/** Props of {@link LineDrawing}. */
export interface LineDrawingProps {
  /** In a sheet of 320 × 200 units. */
  lines: Lines;
  /** Gives the hue; without it the accent does. */
  branch?: Branch;
}

const order = ['area', 'faint', 'ink', 'main', 'dot'] as const;

/**
 * A small piece of physics as line art; readers are told what it is by the words beside it. It is drawn by the browser:
 * the first page has to fit into one round trip.
 */
export const LineDrawing = ({ lines, branch }: LineDrawingProps) => {
  const hydrated = useHydrated();
  return (
    <Sheet viewBox="0 0 320 200" aria-hidden="true" data-branch={branch}>
      {hydrated && order.map((line) => lines[line] && <path key={line} data-line={line} d={lines[line]} />)}
    </Sheet>
  );
};
