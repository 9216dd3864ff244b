'use client';
import { useEffect, useRef, useState } from 'react';

/** Options of {@link useSubmission}. */
export interface SubmissionOptions<Values, Result, Failure> {
  /** Sends valid values. The signal is aborted when the form is unmounted; the outcome is then ignored. */
  readonly submit: (values: Values, signal: AbortSignal) => Promise<Result>;
  readonly onSuccess: (result: Result, values: Values) => void;
  /** Converts the reason of a rejection to the error that the form shows. */
  readonly toError: (reason: unknown) => Failure;
  /** Called with the error of a failed submission, e.g. to focus the invalid field. */
  readonly onError?: (error: Failure) => void;
  /** The form can be submitted again after a success. Default: it stays busy until the next page opens. */
  readonly repeatable?: boolean;
}

/** State of a form's submission. */
export interface Submission<Values, Failure> {
  readonly phase: 'editing' | 'submitting' | 'submitted';
  /** The error of the last submission; a new object each time. */
  readonly error: Failure | undefined;
  /** Submits the values, unless a submission is in progress. Resolves after its outcome; never rejects. */
  readonly submit: (values: Values) => Promise<void>;
  /** Shows the error of a validation, or removes the shown one. */
  readonly setError: (error: Failure | undefined) => void;
}

/**
 * Submits a form, one submission at a time.
 *
 * When to use: for a form whose values are valid and whose server may reject them.
 */
export function useSubmission<Values, Result, Failure>({
  submit,
  onSuccess,
  toError,
  onError,
  repeatable = false,
}: SubmissionOptions<Values, Result, Failure>): Submission<Values, Failure> {
  const [phase, setPhase] = useState<Submission<Values, Failure>['phase']>('editing');
  const [error, setError] = useState<Failure>();
  // A ref, since two clicks can precede the next render.
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const end = (next: 'editing' | 'submitted') => {
    if (next === 'editing') running.current = undefined;
    setPhase(next);
  };

  return {
    phase,
    error,
    setError,
    async submit(values) {
      if (running.current) return;
      const { signal } = (running.current = new AbortController());
      setPhase('submitting');
      setError(undefined);
      let result: Result;
      try {
        result = await submit(values, signal);
      } catch (reason) {
        if (signal.aborted) return;
        const failure = toError(reason);
        end('editing');
        setError(failure);
        onError?.(failure);
        return;
      }
      if (signal.aborted) return;
      end(repeatable ? 'editing' : 'submitted');
      onSuccess(result, values);
    },
  };
}
