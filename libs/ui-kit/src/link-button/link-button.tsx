import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { ButtonSurface, type ButtonSize, type ButtonVariant } from '../button/button-surface.js';

interface OwnProps<Element extends ElementType> {
  /** What to render instead of `a`: a router's `Link`, for example. Its own props are then accepted too. */
  as?: Element | undefined;
  /** How loud it is. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Default `md`. */
  size?: ButtonSize | undefined;
  /** An icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** The label. */
  children?: ReactNode;
}

/** Props of {@link LinkButton}, besides those of the element it renders. */
export type LinkButtonProps<Element extends ElementType = 'a'> = OwnProps<Element> &
  Omit<ComponentPropsWithRef<Element>, keyof OwnProps<Element>>;

/**
 * A link that looks like a button.
 *
 * When to use: to go somewhere with the weight of a button (`href`, or `as={Link} to="…"`). To act use `Button`.
 * A link that opens a new tab says so in its label.
 */
export const LinkButton = <Element extends ElementType = 'a'>({
  as,
  variant = 'secondary',
  size,
  icon,
  block,
  children,
  ...rest
}: LinkButtonProps<Element>) => (
  <ButtonSurface
    {...rest}
    as={as ?? 'a'}
    data-variant={variant}
    data-size={size}
    data-block={block || undefined}
  >
    {icon && <span aria-hidden="true">{icon}</span>}
    {children}
  </ButtonSurface>
);
