import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from './failure.js';

/** How a form is sent. */
export interface Submission<Input extends FieldValues, Output, Answer> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** Sends what was typed. The signal is aborted when the learner leaves the screen. */
  readonly send: (values: Output, signal: AbortSignal) => Promise<Answer>;
  /** Leads on. The form then stays busy: nothing may be sent twice while the next screen comes. */
  readonly done: (answer: Answer, values: Output) => void;
  readonly explain: (error: unknown) => Failure<FieldPath<Input>>;
}

/** What the form shows of it. */
export interface SubmissionState<Field extends string = string> {
  readonly phase: 'editing' | 'sending' | 'done';
  readonly failure: Failure<Field> | undefined;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Checks, sends once at a time, and brings the learner to what is at fault. Nothing typed is ever cleared. */
export function useSubmission<Input extends FieldValues, Output, Answer>({
  form,
  send,
  done,
  explain,
}: Submission<Input, Output, Answer>): SubmissionState<FieldPath<Input>> {
  const [phase, setPhase] = useState<'editing' | 'sending' | 'done'>('editing');
  const [failure, setFailure] = useState<Failure<FieldPath<Input>>>();
  // The state is too late to tell: two presses may come before the first is drawn.
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const show = (failed: Failure<FieldPath<Input>>) => {
    setFailure(failed);
    const faulty = Object.entries<string | undefined>(failed.byField ?? {});
    for (const [name, message = ''] of faulty) {
      form.setError(name as FieldPath<Input>, { type: 'server', message });
    }
    const first = failed.field ?? (faulty[0]?.[0] as FieldPath<Input> | undefined);
    if (first !== undefined) form.setFocus(first, { shouldSelect: true });
  };

  const submit = async (values: Output) => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setPhase('sending');
    setFailure(undefined);
    try {
      const answer = await send(values, signal);
      if (signal.aborted) return;
      setPhase('done');
      done(answer, values);
    } catch (error) {
      if (signal.aborted) return;
      running.current = undefined;
      setPhase('editing');
      show(explain(error));
    }
  };

  return {
    phase,
    failure,
    onSubmit: (event) => {
      event.preventDefault();
      void form.handleSubmit(submit, () => setFailure(undefined))(event);
    },
  };
}
