import type { EntityId } from '@zarra/contracts';
import { localDeviceStorage, type DeviceStorage } from '@zarra/api-client/storage';
import type { LocalKey } from '@zarra/api-client/storage-keys';
import type { SendState } from './send-state.js';

/** How a kind of work is stored on the device. */
export interface StoredKind<Work extends SendState> {
  /** Key of a learner's work: the prefix, the id as JSON, a colon and the learner. */
  readonly keyOf: (id: EntityId, learner: string) => LocalKey;
  readonly prefix: string;
  /** Reads stored work, also of an earlier release; null for damaged one. */
  readonly parse: (text: string) => Work | null;
}

/** The work of all learners of this device, shared by its tabs. A page has one store of each kind. No method throws. */
export type WorkStore<Work extends SendState> = ReturnType<typeof createWorkStore<Work>>;

const ID = /^(?:[1-9]\d{0,15}|"(?:[^"\\]|\\.)+")$/;

/** Creates the store of a kind. */
export function createWorkStore<Work extends SendState>(
  { prefix, keyOf, parse }: StoredKind<Work>,
  storage: DeviceStorage<LocalKey> = localDeviceStorage,
) {
  const parsed = new Map<string, { text: string; work: Work | null }>();

  const readKey = (key: LocalKey): Work | null => {
    const text = storage.get(key);
    if (text === null) return null;
    const cached = parsed.get(key);
    if (cached?.text === text) return cached.work;
    const work = parse(text);
    parsed.set(key, { text, work });
    return work;
  };

  const idsWith = (learner: string, matches: (work: Work) => boolean): EntityId[] => {
    const end = `:${learner}`;
    return storage.keys(prefix).flatMap((key) => {
      const id = key.endsWith(end) ? key.slice(prefix.length, -end.length) : '';
      const work = ID.test(id) ? readKey(key) : null;
      return work && matches(work) ? [JSON.parse(id) as EntityId] : [];
    });
  };

  return {
    /** A learner's work; the same object until it changes. */
    read: (learner: string, id: EntityId): Work | null => readKey(keyOf(id, learner)),
    /** Updates the stored work, which includes changes by other tabs; null removes it. */
    update(learner: string, id: EntityId, updater: (work: Work | null) => Work | null): void {
      const key = keyOf(id, learner);
      const work = updater(readKey(key));
      const text = JSON.stringify(work);
      if (work && (storage.set(key, text) || !work.accepted)) return;
      // Of removed work, `parsed` keeps only what another tab has removed.
      if (!work) parsed.delete(key);
      // A full storage still has accepted work without the acceptance, which a later page would send again.
      storage.remove(key);
      if (work) storage.set(key, text);
    },
    /** The last state of work that another tab has removed; null if this page has removed it. */
    readRemoved: (learner: string, id: EntityId): Work | null => parsed.get(keyOf(id, learner))?.work ?? null,
    /** Whether the work outlives this page. False: the storage did not take it, so it is in memory only. */
    isPersisted: (learner: string, id: EntityId): boolean => storage.isPersisted(keyOf(id, learner)),
    /** Ids of all work of this learner. */
    ids: (learner: string) => idsWith(learner, () => true),
    /** Ids of the submitted work of this learner that waits for a result. */
    queuedIds: (learner: string) => idsWith(learner, ({ queued }) => queued),
    /** Calls back after each change, also by other tabs. Returns a function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) =>
      storage.subscribe((key) => {
        if (key === null || key.startsWith(prefix)) listener();
      }),
  };
}
