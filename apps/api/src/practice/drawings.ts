import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { stillOf, withoutMotion } from '../content/figures/question-drawings.js';
import type { Tables } from '../database/tables.js';
import { drawingValues } from '../practice-items/check-drawing.js';
import type { Variant } from './variant.js';

/** The figure of a variant. */
export interface Drawing {
  /** JSON of the node of a text, without a caption. */
  readonly node: string;
  readonly alt: string;
}

/** Figures with the numbers of variants by declaration and numbers. */
const cache = new LRUCache<string, string>({ max: 200 });

async function drawVariant(
  declaration: string,
  values: Readonly<Record<string, number>>,
): Promise<string | undefined> {
  const name = JSON.stringify([declaration, values]);
  const known = cache.get(name);
  if (known !== undefined) return known;
  // Imported on demand: most items have no figure with other numbers.
  const { drawIfValid } = await import('../content/figures/figure-node.js');
  // The check of the content draws a part of the variants: a label of another one may cover something.
  const node = drawIfValid(withoutMotion(JSON.parse(declaration)), { with: values, strict: false });
  if (!node) return undefined;
  const drawing = JSON.stringify(node);
  cache.set(name, drawing);
  return drawing;
}

/**
 * Draws the figure of a lesson that an item shows, with the numbers of its variant.
 * @returns undefined for an item without one, and for numbers that it cannot have
 */
export async function readDrawing(
  db: Kysely<Tables>,
  lessonId: number,
  { compiled, values }: Pick<Variant, 'compiled' | 'values'>,
): Promise<Drawing | undefined> {
  const named = compiled.figure?.drawing;
  if (!named) return undefined;
  const figure = await db
    .selectFrom('figures')
    .select(['declaration', 'drawing'])
    .where('lesson_id', '=', lessonId)
    .where('key', '=', named.key)
    .executeTakeFirst();
  if (!figure) return undefined;
  const { declaration, drawing } = figure;
  const isOwn = named.numbers.length === 0;
  const { alt } = JSON.parse(declaration) as { readonly alt: string };
  const node = isOwn ? stillOf(drawing) : await drawVariant(declaration, drawingValues(compiled, values));
  return node === undefined ? undefined : { node, alt };
}
