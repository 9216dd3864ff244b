import { isInvalidResponse, type ApiClient } from '@zarra/api-client';
import { endpoints } from '@zarra/contracts';
import { useToast } from '@zarra/ui-kit';
import { useRef, useState } from 'react';
import { clearDraft } from './draft.js';
import { readHoneypot, readFields } from './form-controls.js';
import { messageBody, type FieldErrors, type Field } from './message-body.js';
import { toSendFailure, type SendFailure } from './send-failure.js';
import { strings } from './strings.js';

/** State and actions of the form. */
export interface SendMessage {
  readonly phase: 'editing' | 'sending';
  /** Current error messages of the fields. */
  readonly fieldErrors: FieldErrors;
  /** The last failure; a new object each time. */
  readonly failure: SendFailure | undefined;
  /** Sends the content of the form, one request at a time. A success clears the form. */
  readonly send: (form: HTMLFormElement) => Promise<void>;
  /** Removes the error of a field, when the user edits it. */
  readonly clearError: (field: Field) => void;
}

/**
 * Validates and sends the message. Needs a ToastProvider around it.
 * @param onSend called right before a request, while the fields are still enabled
 */
export function useSendMessage(client: ApiClient, onSend: () => void): SendMessage {
  const [phase, setPhase] = useState<SendMessage['phase']>('editing');
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<SendFailure>();
  const toast = useToast();
  // A ref, not state: a second submit may come before the next render.
  const running = useRef(false);

  const showFailure = (newFailure: SendFailure) => {
    setFailure(newFailure);
    setFieldErrors(newFailure.fieldErrors);
  };

  const send = async (form: HTMLFormElement) => {
    if (running.current) return;
    const result = messageBody(readFields(form), readHoneypot(form));
    if (!result.body) {
      showFailure({ fieldErrors: result.fieldErrors });
      return;
    }
    running.current = true;
    onSend();
    setPhase('sending');
    setFailure(undefined);
    setFieldErrors({});
    try {
      await client.call(endpoints.contactMessage, { body: result.body });
    } catch (error) {
      // A successful status with an invalid body counts as success.
      if (!isInvalidResponse(error)) {
        toast.error(strings.specTexts.failed);
        showFailure(toSendFailure(error));
        return;
      }
    } finally {
      running.current = false;
      setPhase('editing');
    }
    clearDraft();
    form.reset();
    toast.success(strings.specTexts.sent);
  };

  return {
    phase,
    fieldErrors,
    failure,
    send,
    clearError: (field) => {
      if (fieldErrors[field] !== undefined) setFieldErrors({ ...fieldErrors, [field]: undefined });
    },
  };
}
