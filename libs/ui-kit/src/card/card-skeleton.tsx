import { Skeleton } from '../skeleton/skeleton.js';
import { CardFrame } from './card-frame.js';

/** Props of {@link CardSkeleton}. */
export interface CardSkeletonProps {
  /** Whether the cards have media. Default true. */
  media?: boolean | undefined;
  /** Number of text lines. Default 2. */
  lines?: 1 | 2 | 3 | undefined;
}

/**
 * Placeholder of a `Card` that is loading.
 *
 * When to use: in the same `Grid` as the cards, enough to fill the screen. Announce once, as text, that the list loads.
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
