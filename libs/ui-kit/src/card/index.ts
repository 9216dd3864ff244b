export { Card, type CardProps } from './card.js';
export { CardSkeleton, type CardSkeletonProps } from './card-skeleton.js';
