import type { PracticeOutcome } from '@zarra/api-client/practice';
import type { DraftOf, ItemKind, ItemOf } from '../draft-answer.js';

/** Props of the fields of each kind of item. */
export interface FieldProps<Kind extends ItemKind> {
  item: ItemOf<Kind>;
  draft: DraftOf<Kind>;
  /** The answer is final: it is being checked. */
  locked: boolean;
  /** Why the answer cannot be checked; empty when it can. */
  error: string;
  /** Id of the item's text, which names the fields. */
  textId: string;
  onChange: (draft: DraftOf<Kind>) => void;
}

/** Props of the answer of each kind of item after the check. */
export interface ReviewProps<Kind extends ItemKind> {
  item: ItemOf<Kind>;
  draft: DraftOf<Kind>;
  outcome: PracticeOutcome;
  solution: Extract<PracticeOutcome['solution'], { kind: Kind }>;
}
