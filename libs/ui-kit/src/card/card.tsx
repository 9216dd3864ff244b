import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CardBadge, CardContent, CardFrame, CardMedia } from './card-parts.js';

/** Props of {@link Card}, besides those of an `article`. */
export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Name of the thing; put the link in here. */
  title: ReactNode;
  /** Level of the title in the page's outline. Default 3. */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** A picture, drawing or canvas; it is fitted to 16:10. */
  media?: ReactNode;
  /** A `Badge` over the picture, or above the title when there is no picture. */
  badge?: ReactNode;
  /** A sentence or two. */
  children?: ReactNode;
  /** Chips and acts, at the foot of the card whatever its height. */
  footer?: ReactNode;
  /** `card` stretches the link of the title over the whole card. Default `title`. */
  linkArea?: 'title' | 'card' | undefined;
}

/**
 * One thing of a list: a simulation, a lesson.
 *
 * When to use: things of one kind, side by side in a `Grid`; they become equally high. Not as a box around text.
 */
export const Card = ({
  title,
  titleLevel = 3,
  media,
  badge,
  children,
  footer,
  linkArea = 'title',
  ...rest
}: CardProps) => {
  const Title = `h${titleLevel}` as const;
  return (
    <CardFrame {...rest} data-link-area={linkArea}>
      {media && (
        <CardMedia>
          {media}
          {badge && <CardBadge>{badge}</CardBadge>}
        </CardMedia>
      )}
      <CardContent>
        {!media && badge && <div>{badge}</div>}
        <Title data-card-title="">{title}</Title>
        {children && <div data-card-body="">{children}</div>}
        {footer && <div data-card-footer="">{footer}</div>}
      </CardContent>
    </CardFrame>
  );
};
