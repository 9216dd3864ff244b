'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { SpinnerRing } from '../spinner/spinner-ring.js';
import { ButtonSurface, type ButtonSize, type ButtonVariant } from './button-surface.js';

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

// Not disabled: that would throw the focus away in the middle of an act.
const underWay = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/**
 * Does something on this page.
 *
 * When to use: to act (send, retry, open). To go somewhere use `LinkButton`. The label is a verb. One `primary`
 * in a view. Prefer saying why something cannot be sent yet to `disabled`.
 */
export const Button = ({
  variant = 'secondary',
  size,
  busy,
  busyLabel,
  icon,
  block,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => (
  <>
    <ButtonSurface
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-square={!children || undefined}
      {...(busy && underWay)}
    >
      {busy && !busyLabel && <SpinnerRing aria-hidden="true" data-spinner="" />}
      {icon && <span aria-hidden="true">{icon}</span>}
      {busyLabel ? (
        <span data-labels="">
          <span>{busy ? busyLabel : children}</span>
          <span>{busy ? children : busyLabel}</span>
        </span>
      ) : !children || (!busy && typeof children === 'string') ? (
        children
      ) : (
        <span>{children}</span>
      )}
    </ButtonSurface>
    {busy !== undefined && <output>{busy && busyLabel}</output>}
  </>
);
