import { styled } from 'styled-components';

// Still, and whole: a line that stands says "busy" as well.
const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--ui-z-progress);
  height: 3px;
  overflow: hidden;
  pointer-events: none;

  &::after {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 40%;
    background: var(--ui-color-accent);
    animation: ui-pass 1.2s ease-in-out infinite;
    content: '';
  }
  @keyframes ui-pass {
    from {
      translate: -100%;
    }
    to {
      translate: 250%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      animation: none;
    }
  }
  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
`;

/** Props of {@link ProgressLine}. */
export interface ProgressLineProps {
  /** Whether something is on its way. */
  active: boolean;
  /** What is on its way, for screen readers. */
  label: string;
}

/**
 * The thin line at the top of the page while the page as a whole waits.
 *
 * When to use: a session check, a change of route. A part that waits gets a `Skeleton`, an act a busy `Button`.
 */
export const ProgressLine = ({ active, label }: ProgressLineProps) =>
  active ? <Track role="progressbar" aria-label={label} /> : null;
