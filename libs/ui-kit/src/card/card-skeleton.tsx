import { Skeleton } from '../skeleton/skeleton.js';
import { CardFrame } from './card-frame.js';

/** Props of {@link CardSkeleton}. */
export interface CardSkeletonProps {
  /** Whether the awaited cards have a picture. Default true. */
  media?: boolean | undefined;
  /** How many lines of text they have. Default 2. */
  lines?: 1 | 2 | 3 | undefined;
}

/**
 * The shape of a `Card` that is still on its way.
 *
 * When to use: in the same `Grid` as the cards, as many as fill the screen. Say once, in words, that the list loads.
 */
export const CardSkeleton = ({ media = true, lines = 2 }: CardSkeletonProps) => (
  <CardFrame as="div" aria-hidden="true">
    {media && (
      <div data-card-media="">
        <Skeleton shape="fill" />
      </div>
    )}
    <div>
      <Skeleton shape="title" />
      <Skeleton lines={lines} />
      <div data-card-footer="">
        <Skeleton shape="chip" />
        <Skeleton shape="chip" />
      </div>
    </div>
  </CardFrame>
);
