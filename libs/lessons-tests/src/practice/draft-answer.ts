import type { PracticeAnswer, PracticeItem } from '@zarra/api-client/practice';

/** Kind of a practice item. */
export type ItemKind = PracticeItem['kind'];
/** An item of one kind. */
export type ItemOf<Kind extends ItemKind> = Extract<PracticeItem, { kind: Kind }>;

/** An answer that may be incomplete. */
export type DraftAnswer =
  | { readonly kind: 'numeric'; readonly text: string; readonly unit: string | null }
  | { readonly kind: 'choice'; readonly option: number | null }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  /** The right side of each left side; null while it is not chosen. */
  | { readonly kind: 'match'; readonly pairs: readonly (number | null)[] }
  | { readonly kind: 'point'; readonly at: Extract<PracticeAnswer, { kind: 'point' }>['at'] | null };

/** A draft of one kind. */
export type DraftOf<Kind extends ItemKind> = Extract<DraftAnswer, { kind: Kind }>;

/** Longest text of a number, as the server accepts it. */
export const MAX_NUMBER_LENGTH = 60;

/** The draft of an item before the learner has answered. */
export function emptyAnswer(item: PracticeItem): DraftAnswer {
  switch (item.kind) {
    case 'numeric':
      return { kind: 'numeric', text: '', unit: item.units[0] ?? null };
    case 'choice':
      return { kind: 'choice', option: null };
    case 'order':
      return { kind: 'order', order: item.items.map((_, index) => index) };
    case 'match':
      return { kind: 'match', pairs: item.left.map(() => null) };
    case 'point':
      return { kind: 'point', at: null };
  }
}

/** The answer as the server expects it; null while it is incomplete. */
export function completeAnswer(draft: DraftAnswer): PracticeAnswer | null {
  switch (draft.kind) {
    case 'numeric': {
      const text = draft.text.trim();
      return text === '' ? null : { ...draft, text };
    }
    case 'choice':
      return draft.option === null ? null : { kind: 'choice', option: draft.option };
    case 'order':
      return { kind: 'order', order: [...draft.order] };
    case 'match': {
      const pairs = draft.pairs.filter((right) => right !== null);
      return pairs.length < draft.pairs.length ? null : { kind: 'match', pairs };
    }
    case 'point':
      return draft.at && { kind: 'point', at: draft.at };
  }
}

const isIndex = (value: unknown, length: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < length;

const isPlace = (value: unknown, regions: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, region } = value as Record<string, unknown>;
  return isIndex(region, regions) || (Number.isFinite(x) && Number.isFinite(y));
};

/** Whether a stored draft fits the item: a corrupted one does not. */
export function isDraftOf(item: PracticeItem, value: unknown): value is DraftAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  if (draft['kind'] !== item.kind) return false;
  switch (item.kind) {
    case 'numeric': {
      const { text, unit } = draft;
      const isUnit = item.units.length === 0 ? unit === null : item.units.includes(unit as string);
      return typeof text === 'string' && text.length <= MAX_NUMBER_LENGTH && isUnit;
    }
    case 'choice':
      return draft['option'] === null || isIndex(draft['option'], item.options.length);
    case 'order': {
      const { order } = draft;
      const { length } = item.items;
      return (
        Array.isArray(order) &&
        order.length === length &&
        new Set(order.filter((index) => isIndex(index, length))).size === length
      );
    }
    case 'match': {
      const { pairs } = draft;
      return (
        Array.isArray(pairs) &&
        pairs.length === item.left.length &&
        pairs.every((right) => right === null || isIndex(right, item.right.length))
      );
    }
    case 'point':
      return draft['at'] === null || isPlace(draft['at'], item.regions.length);
  }
}
