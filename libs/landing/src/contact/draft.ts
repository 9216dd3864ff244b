import { fields, type Draft } from './message-body.js';

/** Where it stands in the tab's own storage: it survives a reload, and nobody who comes later finds it. */
const KEY = 'contactDraft';

// Storage may be blocked, full or missing: writing goes on without it.
const tried = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** What was kept; parts of another shape are left out. */
export function readDraft(): Partial<Draft> {
  const kept = Object(tried(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as unknown)) as Readonly<
    Record<string, unknown>
  >;
  return Object.fromEntries(
    fields.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
  );
}

/** Keeps what is written, or nothing when nothing is. */
export function keepDraft(draft: Draft): void {
  if (fields.every((field) => draft[field] === '')) forgetDraft();
  else tried(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

/** Keeps nothing any more. */
export function forgetDraft(): void {
  tried(() => sessionStorage.removeItem(KEY));
}
