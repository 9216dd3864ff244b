import { localDeviceStorage, type DeviceStorage } from '@zarra/api-client/storage';
import { PRACTICE_ANSWER_PREFIX, practiceAnswerKey } from '@zarra/api-client/practice';
import type { LocalKey } from '@zarra/api-client/storage-keys';

/** A learner's answer to an item, as stored on the device until the server has it. */
export interface StoredAnswer {
  /** The variant that it answers. */
  readonly seed: string;
  /** A draft, or the complete answer when it is queued. Check it before use: the storage may be corrupted. */
  readonly answer: unknown;
  /** Submitted by the learner; the outcome has not arrived. */
  readonly queued: boolean;
  /** Why the server rejected the answer; empty when it did not. */
  readonly rejection: string;
}

function parseStored(text: string): StoredAnswer | null {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof StoredAnswer, unknown>> | null;
    const { seed, answer, queued, rejection } = value ?? {};
    if (typeof seed !== 'string' || typeof answer !== 'object') return null;
    return {
      seed,
      answer,
      queued: queued === true,
      rejection: typeof rejection === 'string' ? rejection : '',
    };
  } catch {
    return null;
  }
}

/** Creates a store for the answers of all learners of this device, shared by its tabs. A page has one. No method throws. */
export function createAnswerStore(storage: DeviceStorage<LocalKey> = localDeviceStorage) {
  const parsed = new Map<string, { text: string; stored: StoredAnswer | null }>();

  const read = (learner: string, item: number): StoredAnswer | null => {
    const key = practiceAnswerKey(item, learner);
    const text = storage.get(key);
    if (text === null) return null;
    const cached = parsed.get(key);
    if (cached?.text === text) return cached.stored;
    const stored = parseStored(text);
    parsed.set(key, { text, stored });
    return stored;
  };

  const ids = (learner: string): number[] => {
    const end = `:${learner}`;
    return storage.keys(PRACTICE_ANSWER_PREFIX).flatMap((key) => {
      const id = Number(key.slice(PRACTICE_ANSWER_PREFIX.length, -end.length));
      return key.endsWith(end) && Number.isSafeInteger(id) && id > 0 ? [id] : [];
    });
  };

  return {
    /** A learner's answer to an item; the same object until it changes. */
    read,
    save: (learner: string, item: number, answer: StoredAnswer): void =>
      void storage.set(practiceAnswerKey(item, learner), JSON.stringify(answer)),
    remove: (learner: string, item: number): void => storage.remove(practiceAnswerKey(item, learner)),
    /** Whether the answer outlives this page. False: it is in memory only. */
    isPersisted: (learner: string, item: number): boolean =>
      storage.isPersisted(practiceAnswerKey(item, learner)),
    /** Items with an answer of this learner. */
    ids,
    /** Items whose submitted answers of this learner wait for an outcome. */
    queuedIds: (learner: string): number[] => ids(learner).filter((id) => read(learner, id)?.queued),
    /** Calls back after each change, also by other tabs. Returns a function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) =>
      storage.subscribe((key) => {
        if (key === null || key.startsWith(PRACTICE_ANSWER_PREFIX)) listener();
      }),
  };
}

/** The page's store. */
export const answerStore = createAnswerStore();
