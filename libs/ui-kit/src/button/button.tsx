'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { SpinnerRing } from './spinner-ring.js';
import { ButtonSurface, type ButtonSize, type ButtonVariant } from './button-surface.js';

/** Props of {@link Button}, besides those of a native `button`. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * Visual weight: `primary` for the one main action, `secondary` otherwise, `quiet` for text buttons, `danger` for the
   * confirmation of a destructive action. Default `secondary`.
   */
  variant?: ButtonVariant | undefined;
  /** Height and font size. Default `md`. */
  size?: ButtonSize | undefined;
  /**
   * The action is running: clicks are ignored, focus and width stay. Pass `false` initially where a button can become
   * busy: the live region must exist before its first announcement.
   */
  busy?: boolean | undefined;
  /** Replaces the label while busy, and is announced. Without it a spinner replaces the label. */
  busyLabel?: string | undefined;
  /** An icon before the label, or alone (then set `aria-label`); hidden from screen readers. */
  icon?: ReactNode;
  /** Full width of the container. */
  block?: boolean | undefined;
}

// Not `disabled`: a disabled button loses the focus.
const busyAttributes = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/**
 * A button for an action on the current page.
 *
 * When to use: to send, retry, open. For navigation use `LinkButton`. The label is a verb. One `primary` per view.
 * Explain why a form cannot be sent yet rather than set `disabled`.
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
      {...(busy && busyAttributes)}
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
