import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from '../visually-hidden/hidden-css.js';
import { FieldNotes, noteAria, type FieldNotesWords, type NoteAria } from './field-notes.js';
import { notesCss } from './notes-css.js';
import { RequiredMark } from './required-mark.js';

const Frame = styled.div`
  display: grid;
  gap: var(--ui-space-1);
  min-width: 0;

  & > label {
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.4;
  }
  & > [data-hidden-label] {
    ${hiddenCss}
  }
  ${notesCss}
`;

/** What every field of the kit takes besides its native props. */
export interface FieldWords extends FieldNotesWords {
  /** What to write or choose here. */
  label: ReactNode;
  /** Keeps the label for screen readers only. Only where the place itself says what the field is for. */
  hideLabel?: boolean | undefined;
}

/** What the frame needs to know of the control besides the words. */
interface Framed extends FieldWords {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

interface FieldFrameProps<Field extends Framed> {
  /** The words, and the control's own props. */
  field: Field;
  /** Draws the control: these are its props without the words, tied to them. */
  children: (control: Omit<Field, keyof FieldWords> & { id: string } & NoteAria) => ReactNode;
}

/** Label, hint and error around one control, tied together by ids. */
export const FieldFrame = <Field extends Framed>({ field, children }: FieldFrameProps<Field>) => {
  const { label, hideLabel, hint, error, ...control } = field;
  const ownId = useId();
  const id = field.id ?? ownId;
  return (
    <Frame>
      <label htmlFor={id} data-hidden-label={hideLabel || undefined}>
        {label}
        {field.required && <RequiredMark />}
      </label>
      {children({ ...control, id, ...noteAria(id, field) })}
      <FieldNotes id={id} hint={hint} error={error} />
    </Frame>
  );
};
