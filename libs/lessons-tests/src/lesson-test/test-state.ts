import type { WaitReason } from '../answers/outcome.js';
import type { Learner } from '../learner.js';

/** Why answers that were handed in still wait, as the learner is told. */
export type QueuedReason = WaitReason | 'session';

/** What the test block shows (specification §4, "Lesson test"). */
export type TestState =
  /** `refused`: a submission showed that the session is over. `kept`: the learner had answers, and they are kept. */
  | { readonly name: 'signed-out'; readonly refused: boolean; readonly kept: boolean }
  | { readonly name: 'checking' }
  | { readonly name: 'check-failed' }
  /** The stored result, or the questions, are on their way. */
  | { readonly name: 'loading-result' }
  | { readonly name: 'load-failed' }
  | { readonly name: 'no-tests' }
  /** `message`: why the last submission was not taken; empty when there is nothing to say. */
  | { readonly name: 'answering'; readonly message: string }
  | { readonly name: 'submitting' }
  /** Handed in, and locked. `text`: the server's own words; may be empty. */
  | { readonly name: 'queued'; readonly reason: QueuedReason; readonly text: string }
  /** `sent`: it came from this visit's submission. `focus`: the learner waits for it here. */
  | { readonly name: 'result'; readonly sent: boolean; readonly focus: boolean }
  /** `round` counts from 1. */
  | { readonly name: 'practising'; readonly round: number };

/** What the block knows from outside: the session, the server's answers and the device's storage. */
export interface TestFacts {
  readonly learner: Learner['status'];
  /** `loading` and `failed`: there are some, and they have not come with the lesson. */
  readonly questions: 'none' | 'loading' | 'failed' | 'here';
  /** `offline`: the server could not be asked. */
  readonly result: 'loading' | 'none' | 'found' | 'failed' | 'offline';
  readonly draft: 'none' | 'open' | 'queued';
  /** Why the server did not take the draft; empty when it was not asked. */
  readonly refusal: string;
}
