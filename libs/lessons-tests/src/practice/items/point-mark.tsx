import { styled } from 'styled-components';
import type { Verdict } from '../../lesson-test/verdict-list.js';
import type { Place } from './figure-space.js';

// The cross has a light edge, so that it is visible on any image.
const Cross = styled.svg`
  position: absolute;
  width: 28px;
  height: 28px;
  overflow: visible;
  translate: -50% -50%;
  pointer-events: none;
  color: var(--ui-color-accent);

  &[data-verdict='right'] {
    color: var(--ui-color-right);
  }
  &[data-verdict='wrong'] {
    color: var(--ui-color-wrong);
  }
  & path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.5;
  }
  & path:first-child {
    stroke: var(--ui-color-surface);
    stroke-width: 6;
  }
`;
const Region = styled.div`
  position: absolute;
  min-width: 12px;
  min-height: 12px;
  border: 2px dashed var(--ui-color-right);
  border-radius: var(--ui-radius);
  background: color-mix(in srgb, var(--ui-color-right) 14%, transparent);
  pointer-events: none;
`;

const shapes = {
  none: 'M14 0V28M0 14H28M14 5A9 9 0 1 1 13.9 5',
  right: 'M14 0V28M0 14H28M14 5A9 9 0 1 1 13.9 5',
  wrong: 'M4 4L24 24M24 4L4 24',
};

/** The learner's point: a cross in a circle; after the check a diagonal cross when it is wrong. */
export const PointMark = ({ left, top, verdict }: Place & { verdict?: Verdict }) => (
  <Cross
    viewBox="0 0 28 28"
    aria-hidden="true"
    data-verdict={verdict}
    style={{ left: `${left}%`, top: `${top}%` }}
  >
    <path d={shapes[verdict ?? 'none']} />
    <path d={shapes[verdict ?? 'none']} />
  </Cross>
);

/** A right place, between two opposite corners. */
export const RegionMark = ({ from, to }: { from: Place; to: Place }) => (
  <Region
    style={{
      left: `${Math.min(from.left, to.left)}%`,
      top: `${Math.min(from.top, to.top)}%`,
      width: `${Math.abs(to.left - from.left)}%`,
      height: `${Math.abs(to.top - from.top)}%`,
    }}
  />
);
