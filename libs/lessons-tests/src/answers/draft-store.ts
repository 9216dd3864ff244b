import { parseDraft, writeDraft, type Draft } from './draft.js';
import { draftKey, lessonOfKey } from './draft-key.js';
import { DRAFT_PREFIX } from './has-queued-answers.js';

/** Drafts of all learners of this device, shared by its tabs. No method throws. */
export interface DraftStore {
  /** A learner's draft of a lesson; the same object until it changes. */
  read(learner: string, lesson: number): Draft | null;
  /** Changes what is there now, another tab's choices included; null removes it. */
  change(learner: string, lesson: number, by: (draft: Draft | null) => Draft | null): void;
  /** Whether the draft outlives this page. False: the storage did not take it, and it is in memory. */
  isKept(learner: string, lesson: number): boolean;
  /** Lessons whose tests this learner has handed in and that wait to be sent. */
  queued(learner: string): number[];
  /** Calls back after each change, of other tabs too. Returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store over `localStorage`; a page has one. */
export function createDraftStore(): DraftStore {
  /** What the storage did not take. Null: it did not even let it be removed. */
  const unkept = new Map<string, string | null>();
  const parsed = new Map<string, { text: string; draft: Draft | null }>();
  const listeners = new Set<() => void>();
  const tell = () => [...listeners].forEach((listener) => listener());

  const load = (key: string): string | null => {
    const here = unkept.get(key);
    if (here !== undefined) return here;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const readKey = (key: string): Draft | null => {
    const text = load(key);
    if (text === null) return null;
    const known = parsed.get(key);
    if (known?.text === text) return known.draft;
    const draft = parseDraft(text);
    parsed.set(key, { text, draft });
    return draft;
  };

  const save = (key: string, text: string | null): void => {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      // Some browsers take everything and keep nothing.
      if (localStorage.getItem(key) === text) {
        unkept.delete(key);
        return;
      }
    } catch {
      // Full or blocked.
    }
    unkept.set(key, text);
  };

  const keys = (): string[] => {
    try {
      return [...new Set([...Object.keys(localStorage), ...unkept.keys()])];
    } catch {
      return [...unkept.keys()];
    }
  };

  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== null && !key.startsWith(DRAFT_PREFIX)) return;
    // Another tab has the result: what could not be stored here is done with as well.
    if (key !== null && newValue === null) unkept.delete(key);
    tell();
  };

  return {
    read: (learner, lesson) => readKey(draftKey(learner, lesson)),
    change(learner, lesson, by) {
      const key = draftKey(learner, lesson);
      const draft = by(readKey(key));
      save(key, draft && writeDraft(draft));
      tell();
    },
    isKept: (learner, lesson) => !unkept.has(draftKey(learner, lesson)),
    queued: (learner) =>
      keys().flatMap((key) => {
        const lesson = lessonOfKey(key, learner);
        return lesson !== null && readKey(key)?.queued ? [lesson] : [];
      }),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
  };
}

/** The page's own store. */
export const draftStore = createDraftStore();
