import { TEST_DRAFT_PREFIX, testDraftKey, type LocalKey } from '@zarra/api-client/storage-keys';
import type { DeviceStorage } from '@zarra/api-client/storage';
import { createWorkStore } from '../learner-work/work-store.js';
import { parseDraft, type Draft } from './draft.js';

/** Creates a store for the drafts of tests, by lesson. */
export const createDraftStore = (storage?: DeviceStorage<LocalKey>) =>
  createWorkStore<Draft>({ prefix: TEST_DRAFT_PREFIX, keyOf: testDraftKey, parse: parseDraft }, storage);

/** The page's store. */
export const draftStore = createDraftStore();
