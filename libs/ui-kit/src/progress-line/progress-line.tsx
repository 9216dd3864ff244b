import { styled } from 'styled-components';

// With reduced motion the line is static and has the full width.
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
    animation: ui-slide 1.2s ease-in-out infinite;
    content: '';
  }
  @keyframes ui-slide {
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
  /** Whether the page is loading. */
  active: boolean;
  /** Accessible name: what is loading. */
  label: string;
}

/**
 * A thin line at the top of the page while the whole page is loading.
 *
 * When to use: a session check, a change of route. For a part of the page use `Skeleton`, for an action a busy `Button`.
 */
export const ProgressLine = ({ active, label }: ProgressLineProps) =>
  active ? <Track role="progressbar" aria-label={label} /> : null;
