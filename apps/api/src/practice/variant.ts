import { LRUCache } from 'lru-cache';
import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';
import { compileItem, type CompiledItem } from '../practice-items/compile-item.js';
import { orderSeedOf, shuffledOf, variantIndexOf } from './seeds.js';

/** More than the items of two classes. */
const compiledItems = new LRUCache<string, CompiledItem>({ max: 500 });

/** Compiles an item of the database; an item that was used lately is compiled already. @param content its JSON */
export function compiledOf(content: string): CompiledItem {
  const known = compiledItems.get(content);
  if (known) return known;
  const compiled = compileItem(JSON.parse(content) as ContentPracticeItem);
  compiledItems.set(content, compiled);
  return compiled;
}

/** An item with the numbers of one seed. */
export interface Variant {
  readonly compiled: CompiledItem;
  readonly values: readonly number[];
  /** Position n of the display shows option, item, right side or region `shown[n]` of the author. */
  readonly shown: readonly number[];
}

/** The variant of a seed. @param key secret key of the server, which the order on the display depends on */
export function variantOf(compiled: CompiledItem, seed: string, key: Uint8Array): Variant {
  const { body, grid } = compiled;
  const orderSeed = orderSeedOf(key, seed);
  const shuffled = (length: number, mayStay = true) => shuffledOf(orderSeed, length, mayStay);
  const shown = (): readonly number[] => {
    switch (body.kind) {
      case 'numeric':
        return [];
      case 'choice':
        return shuffled(body.options.length);
      case 'order':
        return shuffled(body.items.length, false);
      case 'match':
        return shuffled(body.rights.length, false);
      case 'point':
        return shuffled(body.regions.length);
    }
  };
  return { compiled, values: grid.valuesOf(variantIndexOf(seed)), shown: shown() };
}

/** The entries of an author's list in their order on the display. */
export const inShownOrder = <T>({ shown }: Variant, entries: readonly T[]): T[] =>
  shown.flatMap((index) => {
    const entry = entries[index];
    return entry === undefined ? [] : [entry];
  });
