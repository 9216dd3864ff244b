import { isBadAnswer, type ApiClient } from '@zarra/api-client';
import { endpoints } from '@zarra/contracts';
import { useToast } from '@zarra/ui-kit';
import { useRef, useState } from 'react';
import { forgetDraft } from './draft.js';
import { trappedIn, writtenIn } from './form-controls.js';
import { messageBody, type Faults, type Field } from './message-body.js';
import { explainSending, type SendFailure } from './send-failure.js';
import { strings } from './strings.js';

/** What the form shows. */
export interface Sending {
  readonly phase: 'editing' | 'sending';
  /** What is wrong with fields and not mended yet. */
  readonly faults: Faults;
  /** Why the last try was in vain; a new object each time. */
  readonly failure: SendFailure | undefined;
  /** Sends what stands in the form, once at a time. Only a success clears it. */
  readonly send: (form: HTMLFormElement) => Promise<void>;
  /** Takes back what was said of a field: somebody is writing in it. */
  readonly mend: (field: Field) => void;
}

/**
 * Checks and sends the message. Needs a ToastProvider around it.
 * @param onSend called when a message is about to be sent, before the fields go off
 */
export function useSending(client: ApiClient, onSend: () => void): Sending {
  const [phase, setPhase] = useState<Sending['phase']>('editing');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<SendFailure>();
  const toast = useToast();
  // The state is too late to tell: two presses may come before the first is drawn.
  const running = useRef(false);

  const fail = (failed: SendFailure) => {
    setFailure(failed);
    setFaults(failed.faults);
  };

  const send = async (form: HTMLFormElement) => {
    if (running.current) return;
    const checked = messageBody(writtenIn(form), trappedIn(form));
    if (!checked.body) {
      fail({ faults: checked.faults });
      return;
    }
    running.current = true;
    onSend();
    setPhase('sending');
    setFailure(undefined);
    setFaults({});
    try {
      await client.call(endpoints.contactMessage, { body: checked.body });
    } catch (error) {
      // A success with an unusable body is a success.
      if (!isBadAnswer(error)) {
        toast.error(strings.given.failed);
        fail(explainSending(error));
        return;
      }
    } finally {
      running.current = false;
      setPhase('editing');
    }
    forgetDraft();
    form.reset();
    toast.success(strings.given.sent);
  };

  return {
    phase,
    faults,
    failure,
    send,
    mend: (field) => {
      if (faults[field] !== undefined) setFaults({ ...faults, [field]: undefined });
    },
  };
}
