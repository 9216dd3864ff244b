import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CardFrame } from './card-frame.js';

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

const titles = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

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
  linkArea,
  ...rest
}: CardProps) => {
  const Title = titles[titleLevel];
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
