import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { ButtonSurface, type ButtonSize, type ButtonVariant } from '../button/button-surface.js';

/** Props of {@link LinkButton}, besides those of the element it renders. */
export type LinkButtonProps<Element extends ElementType = 'a'> = {
  /** The rendered component instead of `a`: a router's `Link`, for example. Its props are accepted too. */
  as?: Element | undefined;
  /** Visual weight: `primary` for the one main link, `secondary` otherwise, `quiet` for text links. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Height and font size. Default `md`. */
  size?: ButtonSize | undefined;
  /** An icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /** Full width of the container. */
  block?: boolean | undefined;
  /** The label. */
  children?: ReactNode;
} & Omit<ComponentPropsWithRef<Element>, 'as' | 'variant' | 'size' | 'icon' | 'block' | 'children'>;

/**
 * A link that looks like a button.
 *
 * When to use: for prominent navigation (`href`, or `as={Link} to="…"`). For actions use `Button`. The label of a link that
 * opens a new tab mentions it.
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
