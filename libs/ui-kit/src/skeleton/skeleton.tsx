import { styled } from 'styled-components';

// Text: bars with the line height of the real text; the last one is shorter.
// Large areas have a paler colour than thin bars.
const Shape = styled.div`
  display: grid;
  gap: 0.5em;
  animation: ui-pulse 1.6s ease-in-out infinite alternate;

  & > span {
    display: block;
    height: 1em;
    border-radius: var(--ui-radius);
    background: var(--ui-color-line);
  }
  &[data-shape='text'] {
    gap: 0;
    font-size: var(--ui-type-sm);
  }
  &[data-shape='text'] > span {
    height: 0.75em;
    margin-block: 0.375em;
  }
  &[data-shape='text'] > span:last-child:not(:first-child) {
    width: 66%;
  }
  &[data-shape='title'] > span {
    width: 80%;
    height: 1.35em;
  }
  &[data-shape='button'] > span {
    width: 9rem;
    height: var(--ui-control);
  }
  &[data-shape='chip'] > span {
    width: 5rem;
    height: 0.9em;
  }
  &[data-shape='circle'] > span {
    width: 3rem;
    height: 3rem;
    border-radius: var(--ui-radius-round);
  }
  &[data-shape='media'] > span {
    height: auto;
    aspect-ratio: 16 / 9;
  }
  &[data-shape='fill'] {
    height: 100%;
  }
  &[data-shape='fill'] > span {
    height: 100%;
    border-radius: 0;
  }
  &:is([data-shape='media'], [data-shape='fill']) > span {
    background: var(--ui-color-sunken);
  }

  @keyframes ui-pulse {
    from {
      opacity: 1;
    }
    to {
      opacity: 0.55;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    & > span {
      border: 1px solid GrayText;
    }
  }
`;

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Shape of the real content. `fill` has the size of its container. Default `text`. */
  shape?: 'text' | 'title' | 'button' | 'chip' | 'circle' | 'media' | 'fill' | undefined;
  /** Number of text lines. Default 1. */
  lines?: 1 | 2 | 3 | 4 | 5 | undefined;
}

/**
 * A placeholder for loading content. Hidden from screen readers, static with reduced motion.
 *
 * When to use: where the shape of the content is known, so that the layout does not shift. Announce as text what is loading.
 */
export const Skeleton = ({ shape = 'text', lines = 1 }: SkeletonProps) => (
  <Shape data-shape={shape} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </Shape>
);
