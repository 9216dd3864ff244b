import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from '../visually-hidden/hidden-css.js';

// The pseudo-elements of the bar differ between browsers. An unknown one invalidates its rule: one rule per browser.
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
  & > label[data-visually-hidden] {
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
    animation: ui-progress 1.6s ease-in-out infinite alternate;
  }
  & > progress:indeterminate::-moz-progress-bar {
    background: transparent;
  }
  @keyframes ui-progress {
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
  /** Name of the task. */
  label: string;
  /** Hides the label visually, where it is visible next to the bar. */
  hideLabel?: boolean | undefined;
  /** Progress from 0 to `max`. Without it the bar is indeterminate. */
  value?: number | undefined;
  /** Value of the completed task. Default 1. */
  max?: number | undefined;
  /** Progress as text, such as "12 / 20 savol": visible next to the label, and announced instead of a percentage. */
  valueText?: string | undefined;
  /** Hides that text visually. */
  hideValueText?: boolean | undefined;
}

/**
 * A native progress bar.
 *
 * When to use: a task with countable parts. For a wait of unknown length use `Spinner`, for the whole page `ProgressLine`.
 */
export const ProgressBar = ({
  label,
  hideLabel,
  value,
  max = 1,
  valueText,
  hideValueText,
  id,
  ...rest
}: ProgressBarProps) => {
  const ownId = useId();
  const barId = id ?? ownId;
  return (
    <Frame>
      <label htmlFor={barId} data-visually-hidden={hideLabel || undefined}>
        {label}
      </label>
      {valueText && !hideValueText && <span aria-hidden="true">{valueText}</span>}
      <progress {...rest} id={barId} value={value} max={max} aria-valuetext={valueText}>
        {valueText}
      </progress>
    </Frame>
  );
};
