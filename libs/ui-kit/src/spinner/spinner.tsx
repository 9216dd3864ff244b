'use client';
import { styled } from 'styled-components';
import { useMessages } from '../messages/messages.js';
import { SpinnerRing } from '../button/spinner-ring.js';

// Forced colours draw a transparent border like the others: the gap gets the colour of the page.
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
  /** Accessible name: what is loading. Default: the text of the `MessagesProvider`. */
  label?: string | undefined;
  /** `md` next to text, in its font size; `lg` alone. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/**
 * A rotating ring for a wait of unknown length.
 *
 * When to use: for content of unknown shape. For a known shape use `Skeleton`, for measurable progress `ProgressBar`, for an
 * action a busy `Button`, for the page `ProgressLine`.
 */
export const Spinner = ({ label, size = 'md' }: SpinnerProps) => {
  const messages = useMessages({ loading: label });
  return <Ring role="progressbar" aria-label={messages.loading} data-size={size} />;
};
