import { useSubmission, type Submission } from '@zarra/ui-kit';
import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { AccountFormError } from './form-error.js';

export interface FormSubmissionOptions<Input extends FieldValues, Output, Result> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** Sends the values. The signal is aborted when the learner leaves the screen. */
  readonly submit: (values: Output, signal: AbortSignal) => Promise<Result>;
  /** Opens the next screen. Until then the form stays busy, so that it is not submitted twice. */
  readonly onSuccess: (result: Result, values: Output) => void;
  readonly toError: (error: unknown) => AccountFormError<FieldPath<Input>>;
  /** The form stays after a success and can be submitted again. */
  readonly repeatable?: boolean;
}

/** State of a submission for its form. */
export interface FormSubmission<Field extends string = string> extends Pick<
  Submission<never, AccountFormError<Field>>,
  'phase' | 'error'
> {
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Validates and submits a form, and shows and focuses the errors of its fields. The input is never cleared. */
export function useFormSubmission<Input extends FieldValues, Output, Result>({
  form,
  ...options
}: FormSubmissionOptions<Input, Output, Result>): FormSubmission<FieldPath<Input>> {
  type Field = FieldPath<Input>;
  const { phase, error, submit, setError } = useSubmission({
    ...options,
    onError: ({ byField, field }: AccountFormError<Field>) => {
      const fieldErrors = Object.entries<string | undefined>(byField ?? {});
      for (const [name, message = ''] of fieldErrors) {
        form.setError(name as Field, { type: 'server', message });
      }
      const first = field ?? (fieldErrors[0]?.[0] as Field | undefined);
      if (first !== undefined) form.setFocus(first, { shouldSelect: true });
    },
  });
  return {
    phase,
    error,
    onSubmit: (event) => {
      event.preventDefault();
      void form.handleSubmit(submit, () => setError(undefined))(event);
    },
  };
}
