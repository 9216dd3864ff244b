import type { EntityId } from '@zarra/contracts';
import { parseDraft, serializeDraft, type Draft } from './draft.js';
import { DRAFT_PREFIX } from './has-queued-answers.js';

/** The storage key of a learner's draft of a lesson. The id is JSON: `7` and `"7"` are different, and a text has an end. */
export const draftKey = (learner: string, lesson: EntityId): string =>
  `${DRAFT_PREFIX}${JSON.stringify(lesson)}:${learner}`;

/** The lesson of a storage key with a draft of this learner; null for any other key. */
export function lessonFromKey(key: string, learner: string): EntityId | null {
  const end = `:${learner}`;
  if (!key.startsWith(DRAFT_PREFIX) || !key.endsWith(end)) return null;
  const id = key.slice(DRAFT_PREFIX.length, -end.length);
  return /^(?:[1-9]\d{0,15}|"(?:[^"\\]|\\.)+")$/.test(id) ? (JSON.parse(id) as EntityId) : null;
}

/** Drafts of all learners of this device, shared by its tabs. No method throws. */
export interface DraftStore {
  /** A learner's draft of a lesson; the same object until it changes. */
  read(learner: string, lesson: EntityId): Draft | null;
  /** Updates the stored draft, which includes changes by other tabs; null removes it. */
  update(learner: string, lesson: EntityId, updater: (draft: Draft | null) => Draft | null): void;
  /** Whether the draft outlives this page. False: the storage did not take it, so it is in memory only. */
  isPersisted(learner: string, lesson: EntityId): boolean;
  /** Lessons with a draft of this learner. */
  lessons(learner: string): EntityId[];
  /** Lessons whose submitted answers of this learner wait to be sent. */
  queuedLessons(learner: string): EntityId[];
  /** Calls back after each change, also by other tabs. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store over `localStorage`; a page has one. */
export function createDraftStore(): DraftStore {
  /** Texts that the storage did not take. Null: the storage did not allow the removal. */
  const memoryOnly = new Map<string, string | null>();
  const parsed = new Map<string, { text: string; draft: Draft | null }>();
  const listeners = new Set<() => void>();
  const notify = () => [...listeners].forEach((listener) => listener());

  const readText = (key: string): string | null => {
    const text = memoryOnly.get(key);
    if (text !== undefined) return text;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const readDraft = (key: string): Draft | null => {
    const text = readText(key);
    if (text === null) return null;
    const cached = parsed.get(key);
    if (cached?.text === text) return cached.draft;
    const draft = parseDraft(text);
    parsed.set(key, { text, draft });
    return draft;
  };

  const saveText = (key: string, text: string | null): void => {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      // In some browsers a write neither throws nor stores anything.
      if (localStorage.getItem(key) === text) {
        memoryOnly.delete(key);
        return;
      }
    } catch {
      // Full or blocked.
    }
    memoryOnly.set(key, text);
  };

  const keys = (): string[] => {
    try {
      return [...new Set([...Object.keys(localStorage), ...memoryOnly.keys()])];
    } catch {
      return [...memoryOnly.keys()];
    }
  };

  const lessonsWith = (learner: string, matches: (draft: Draft) => boolean): EntityId[] =>
    keys().flatMap((key) => {
      const lesson = lessonFromKey(key, learner);
      const draft = lesson === null ? null : readDraft(key);
      return lesson !== null && draft && matches(draft) ? [lesson] : [];
    });

  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && !key.startsWith(DRAFT_PREFIX)) return;
    // Another tab received the result, so the draft in this page's memory is obsolete too.
    if (key !== null && newValue === null) memoryOnly.delete(key);
    notify();
  };

  return {
    read: (learner, lesson) => readDraft(draftKey(learner, lesson)),
    update(learner, lesson, updater) {
      const key = draftKey(learner, lesson);
      const draft = updater(readDraft(key));
      saveText(key, draft && serializeDraft(draft));
      notify();
    },
    isPersisted: (learner, lesson) => !memoryOnly.has(draftKey(learner, lesson)),
    lessons: (learner) => lessonsWith(learner, () => true),
    queuedLessons: (learner) => lessonsWith(learner, ({ queued }) => queued),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
      };
    },
  };
}

/** The page's store. */
export const draftStore = createDraftStore();
