import type { ContentClass } from '@zarra/contracts/content';

/** The part of a lesson that its place in the class depends on. */
interface Placed {
  readonly slug: string;
  readonly order: number;
  readonly chapter?: string | undefined;
}

/** By `order`, then by slug. */
export const byOrder = (a: Omit<Placed, 'chapter'>, b: Omit<Placed, 'chapter'>): number =>
  a.order - b.order || (a.slug < b.slug ? -1 : 1);

/** The lessons of a class in teaching order: chapter after chapter, those without a chapter last. */
export function sortLessons<Item extends Placed>(
  { chapters = [] }: ContentClass,
  lessons: readonly Item[],
): Item[] {
  const keys = chapters.map(({ key }) => key);
  const rank = ({ chapter }: Placed) => (chapter === undefined ? keys.length : keys.indexOf(chapter));
  return lessons.toSorted((a, b) => rank(a) - rank(b) || byOrder(a, b));
}
