import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormError } from './form-error.js';

export interface SubmissionOptions<Input extends FieldValues, Output, Result> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** Sends the values. The signal is aborted when the learner leaves the screen. */
  readonly submit: (values: Output, signal: AbortSignal) => Promise<Result>;
  /** Opens the next screen. Until then the form stays busy, so that it is not submitted twice. */
  readonly onSuccess: (result: Result, values: Output) => void;
  readonly toError: (error: unknown) => FormError<FieldPath<Input>>;
}

/** State of a submission for its form. */
export interface SubmissionState<Field extends string = string> {
  readonly phase: 'editing' | 'submitting' | 'submitted';
  readonly error: FormError<Field> | undefined;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Validates and submits a form, one submission at a time, and focuses the invalid field. The input is never cleared. */
export function useSubmission<Input extends FieldValues, Output, Result>({
  form,
  submit,
  onSuccess,
  toError,
}: SubmissionOptions<Input, Output, Result>): SubmissionState<FieldPath<Input>> {
  const [phase, setPhase] = useState<SubmissionState['phase']>('editing');
  const [error, setError] = useState<FormError<FieldPath<Input>>>();
  // A ref, since two clicks can precede the next render.
  const submission = useRef<AbortController>(undefined);
  useEffect(() => () => submission.current?.abort(), []);

  const showError = (formError: FormError<FieldPath<Input>>) => {
    setError(formError);
    const fieldErrors = Object.entries<string | undefined>(formError.byField ?? {});
    for (const [name, message = ''] of fieldErrors) {
      form.setError(name as FieldPath<Input>, { type: 'server', message });
    }
    const first = formError.field ?? (fieldErrors[0]?.[0] as FieldPath<Input> | undefined);
    if (first !== undefined) form.setFocus(first, { shouldSelect: true });
  };

  const submitValues = async (values: Output) => {
    if (submission.current) return;
    const { signal } = (submission.current = new AbortController());
    setPhase('submitting');
    setError(undefined);
    try {
      const result = await submit(values, signal);
      if (signal.aborted) return;
      setPhase('submitted');
      onSuccess(result, values);
    } catch (reason) {
      if (signal.aborted) return;
      submission.current = undefined;
      setPhase('editing');
      showError(toError(reason));
    }
  };

  return {
    phase,
    error,
    onSubmit: (event) => {
      event.preventDefault();
      void form.handleSubmit(submitValues, () => setError(undefined))(event);
    },
  };
}
