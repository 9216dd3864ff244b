import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from '../visually-hidden/hidden-css.js';

// Each engine calls the filled part by its own name; one unknown name would undo a whole rule.
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ui-space-1) var(--ui-space-4);
  align-items: baseline;
  font-size: var(--ui-type-sm);
  line-height: 1.4;

  & > label {
    font-weight: var(--ui-weight-strong);
    overflow-wrap: anywhere;
  }
  & > label[data-off] {
    ${hiddenCss}
  }
  & > span {
    grid-column: 2;
    color: var(--ui-color-muted);
    font-variant-numeric: tabular-nums;
  }
  & > progress {
    display: block;
    grid-column: 1 / -1;
    width: 100%;
    height: 0.5rem;
    overflow: hidden;
    border: 0;
    border-radius: var(--ui-radius-round);
    background: var(--ui-color-line);
    color: var(--ui-color-accent);
    appearance: none;
  }
  & > progress::-webkit-progress-bar {
    background: transparent;
  }
  & > progress::-webkit-progress-value {
    border-radius: var(--ui-radius-round);
    background: var(--ui-color-accent);
  }
  & > progress::-moz-progress-bar {
    border-radius: var(--ui-radius-round);
    background: var(--ui-color-accent);
  }
  & > progress:indeterminate {
    background: linear-gradient(var(--ui-color-accent), var(--ui-color-accent)) 0 / 40% 100% no-repeat
      var(--ui-color-line);
    animation: ui-sweep 1.6s ease-in-out infinite alternate;
  }
  & > progress:indeterminate::-moz-progress-bar {
    background: transparent;
  }
  @keyframes ui-sweep {
    to {
      background-position-x: 100%;
    }
  }
  @media (forced-colors: active) {
    & > progress {
      border: 1px solid CanvasText;
      appearance: auto;
    }
  }
`;

/** Props of {@link ProgressBar}, besides those of a native `progress`. */
export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'progress'>, 'children'> {
  /** What goes on. */
  label: string;
  /** Keeps the label for screen readers alone, where it is said beside already. */
  hideLabel?: boolean | undefined;
  /** How much is done, 0 to `max`. Without it nobody knows yet. */
  value?: number | undefined;
  /** All of it. Default 1. */
  max?: number | undefined;
  /** How much is done in words, such as "12 / 20 savol": shown beside the label and read out instead of percents. */
  words?: string | undefined;
  /** Keeps those words for screen readers alone. */
  hideWords?: boolean | undefined;
}

/**
 * How much of something is done: the browser's own `progress`.
 *
 * When to use: a wait or a task whose parts can be counted. For a wait of unknown length `Spinner`, for the page as a
 * whole `ProgressLine`.
 */
export const ProgressBar = ({
  label,
  hideLabel,
  value,
  max = 1,
  words,
  hideWords,
  id,
  ...rest
}: ProgressBarProps) => {
  const ownId = useId();
  const barId = id ?? ownId;
  return (
    <Frame>
      <label htmlFor={barId} data-off={hideLabel || undefined}>
        {label}
      </label>
      {words && !hideWords && <span aria-hidden="true">{words}</span>}
      <progress {...rest} id={barId} value={value} max={max} aria-valuetext={words}>
        {words}
      </progress>
    </Frame>
  );
};
