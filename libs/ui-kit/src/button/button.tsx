'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { spinnerCss } from '../spinner/spinner-css.js';
import { buttonSurface, type ButtonSize, type ButtonVariant } from './button-surface.js';

// Both labels lie in one cell: the wider one keeps the width, whichever is shown.
// Out of sight only: the label stays the button's name.
// The live region beside the button: heard, not seen.
const Surface = styled.button`
  ${buttonSurface}

  & > [data-labels] {
    display: grid;
    justify-items: center;
  }
  & > [data-labels] > * {
    grid-area: 1 / 1;
  }
  &[data-square] {
    min-width: var(--ui-control);
    padding: 0;
  }
  & [data-off] {
    visibility: hidden;
  }
  &[data-spins] > :not([data-spinner]) {
    opacity: 0;
  }
  & > [data-spinner] {
    position: absolute;
    inset: 0;
    margin: auto;
    ${spinnerCss}
  }
  & + [role='status'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Props of {@link Button}, besides those of a native `button`. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How loud it is. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Default `md`. */
  size?: ButtonSize | undefined;
  /**
   * The act is under way: presses are ignored, focus and width stay. Give `false` from the start where a button can
   * become busy, so that the live region exists before it has something to say.
   */
  busy?: boolean | undefined;
  /** Shown instead of the label and announced while busy. Without it the label gives way to a spinner. */
  busyLabel?: string | undefined;
  /** An icon before the label, or alone (then give `aria-label`); hidden from screen readers. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/**
 * Does something on this page.
 *
 * When to use: to act (send, retry, open). To go somewhere use `LinkButton`. The label is a verb. One `primary`
 * in a view. Prefer saying why something cannot be sent yet to `disabled`.
 */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  busy,
  busyLabel,
  icon,
  block,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  // aria-disabled, not disabled: a disabled button would throw the focus away in the middle of an act.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  const spins = busy && busyLabel === undefined;
  return (
    <>
      <Surface
        {...rest}
        type={type}
        data-variant={variant}
        data-size={size}
        data-block={block || undefined}
        data-spins={spins || undefined}
        data-square={!children || undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled']}
        onClick={press}
      >
        {icon && <span aria-hidden="true">{icon}</span>}
        {children && (
          <span data-labels="">
            <span data-off={(busy && busyLabel !== undefined) || undefined}>{children}</span>
            {busyLabel !== undefined && <span data-off={!busy || undefined}>{busyLabel}</span>}
          </span>
        )}
        {spins && <span aria-hidden="true" data-spinner="" />}
      </Surface>
      {busy !== undefined && <span role="status">{busy && busyLabel}</span>}
    </>
  );
};
