import type { EntityId } from '@zarra/contracts';
import { localDeviceStorage, type DeviceStorage } from '@zarra/api-client/storage';
import { TEST_DRAFT_PREFIX, testDraftKey, type LocalKey } from '@zarra/api-client/storage-keys';
import { parseDraft, serializeDraft, type Draft } from './draft.js';

/** The lesson of a storage key with a draft of this learner; null for any other key. */
export function lessonFromKey(key: string, learner: string): EntityId | null {
  const end = `:${learner}`;
  if (!key.startsWith(TEST_DRAFT_PREFIX) || !key.endsWith(end)) return null;
  const id = key.slice(TEST_DRAFT_PREFIX.length, -end.length);
  return /^(?:[1-9]\d{0,15}|"(?:[^"\\]|\\.)+")$/.test(id) ? (JSON.parse(id) as EntityId) : null;
}

/** Creates a store for the drafts of all learners of this device, shared by its tabs. A page has one. No method throws. */
export function createDraftStore(storage: DeviceStorage<LocalKey> = localDeviceStorage) {
  const parsed = new Map<string, { text: string; draft: Draft | null }>();

  const readDraft = (key: LocalKey): Draft | null => {
    const text = storage.get(key);
    if (text === null) return null;
    const cached = parsed.get(key);
    if (cached?.text === text) return cached.draft;
    const draft = parseDraft(text);
    parsed.set(key, { text, draft });
    return draft;
  };

  const saveDraft = (key: LocalKey, draft: Draft): void => {
    const text = serializeDraft(draft);
    if (storage.set(key, text) || !draft.accepted) return;
    // The full storage still has the draft without the acceptance, which a later page would send again.
    storage.remove(key);
    storage.set(key, text);
  };

  const lessonsWith = (learner: string, matches: (draft: Draft) => boolean): EntityId[] =>
    storage.keys(TEST_DRAFT_PREFIX).flatMap((key) => {
      const lesson = lessonFromKey(key, learner);
      const draft = lesson === null ? null : readDraft(key);
      return lesson !== null && draft && matches(draft) ? [lesson] : [];
    });

  return {
    /** A learner's draft of a lesson; the same object until it changes. */
    read: (learner: string, lesson: EntityId): Draft | null => readDraft(testDraftKey(lesson, learner)),
    /** Updates the stored draft, which includes changes by other tabs; null removes it. */
    update(learner: string, lesson: EntityId, updater: (draft: Draft | null) => Draft | null): void {
      const key = testDraftKey(lesson, learner);
      const draft = updater(readDraft(key));
      if (draft) saveDraft(key, draft);
      else storage.remove(key);
    },
    /** Whether the draft outlives this page. False: the storage did not take it, so it is in memory only. */
    isPersisted: (learner: string, lesson: EntityId): boolean =>
      storage.isPersisted(testDraftKey(lesson, learner)),
    /** Lessons with a draft of this learner. */
    ids: (learner: string) => lessonsWith(learner, () => true),
    /** Lessons whose submitted answers of this learner wait for a result. */
    queuedIds: (learner: string) => lessonsWith(learner, ({ queued }) => queued),
    /** Calls back after each change, also by other tabs. Returns a function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) =>
      storage.subscribe((key) => {
        if (key === null || key.startsWith(TEST_DRAFT_PREFIX)) listener();
      }),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The page's store. */
export const draftStore = createDraftStore();
