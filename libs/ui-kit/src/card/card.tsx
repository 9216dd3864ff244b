import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CardFrame } from './card-frame.js';

/** Props of {@link Card}, besides those of an `article`. */
export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Title of the item; contains the link. */
  title: ReactNode;
  /** Heading level of the title. Default 3. */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** An image, drawing or canvas; cropped to 16:10. */
  media?: ReactNode;
  /** A `Badge` over the media, or above the title without media. */
  badge?: ReactNode;
  /** Description in one or two sentences. */
  children?: ReactNode;
  /** Chips and actions at the bottom of the card. */
  footer?: ReactNode;
  /** `card` stretches the link of the title over the whole card. Default `title`. */
  linkArea?: 'title' | 'card' | undefined;
}

/**
 * One item of a list: a simulation, a lesson.
 *
 * When to use: items of one kind in a `Grid`; cards of a row have equal height. Not as a box around text.
 */
export const Card = ({
  title,
  titleLevel = 3,
  media,
  badge,
  children,
  footer,
  linkArea,
  ...rest
}: CardProps) => {
  const Title = `h${titleLevel}` as const;
  return (
    <CardFrame {...rest} data-link-area={linkArea}>
      {media && (
        <div data-card-media="">
          {media}
          {badge && <div data-card-badge="">{badge}</div>}
        </div>
      )}
      <div>
        {!media && badge && <div>{badge}</div>}
        <Title>{title}</Title>
        {children && <div data-card-body="">{children}</div>}
        {footer && <div data-card-footer="">{footer}</div>}
      </div>
    </CardFrame>
  );
};
