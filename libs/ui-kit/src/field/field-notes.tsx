import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';

/** What stands under a control. */
export interface FieldNotesWords {
  /** Help that is always shown: format, reason, example. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the field invalid. */
  error?: ReactNode;
}

/** What ties a control to its notes, and to whatever else describes it. */
export interface NoteAria {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The ties of the control with this id. */
export const noteAria = (
  id: string,
  { hint, error, 'aria-describedby': more }: FieldNotesWords & { 'aria-describedby'?: string | undefined },
): NoteAria => ({
  'aria-describedby':
    [more, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** Hint and error of the field with this id. */
export const FieldNotes = ({ id, hint, error }: FieldNotesWords & { id: string }) => (
  <>
    {hint && <p id={`${id}-hint`}>{hint}</p>}
    {error && (
      <p id={`${id}-error`} data-error="">
        <Icon node={CircleAlert} />
        <span>{error}</span>
      </p>
    )}
  </>
);
