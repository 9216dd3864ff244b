import { styled } from 'styled-components';
import { SpinnerRing } from './spinner-ring.js';

// In forced colours a transparent edge is drawn like the others: the gap is made of the page's own colour.
const Ring = styled(SpinnerRing)`
  position: static;
  display: inline-block;
  margin: 0;
  color: var(--ui-color-accent);
  vertical-align: middle;

  &[data-size='lg'] {
    width: 2.5rem;
    height: 2.5rem;
    border-width: 3px;
  }
  @media (forced-colors: active) {
    border-right-color: Canvas;
  }
`;

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** What is on its way, for screen readers. */
  label: string;
  /** `md` beside words, as large as they are; `lg` alone in a place. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/**
 * A small ring that turns: something is on its way, nobody knows how long.
 *
 * When to use: where a shape cannot be foreseen. Otherwise `Skeleton` in the real shape, `ProgressBar` when the part
 * that is done is known, a busy `Button` for an act, `ProgressLine` for the page.
 */
export const Spinner = ({ label, size = 'md' }: SpinnerProps) => (
  <Ring role="progressbar" aria-label={label} data-size={size} />
);
