import type { ApiClient } from '@zarra/api-client';
import { ignoreInvalidResponse, type FormError } from '@zarra/api-client/forms';
import { endpoints } from '@zarra/contracts';
import { useSubmission, useToast } from '@zarra/ui-kit';
import { useState } from 'react';
import { clearDraft } from './draft.js';
import { readHoneypot, readFields } from './form-controls.js';
import { messageBody, type Field, type FieldErrors, type MessageBody } from './message-body.js';
import { toSendFailure } from './send-failure.js';
import { strings } from './strings.js';

/** State and actions of the form. */
export interface SendMessage {
  readonly isSending: boolean;
  /** Current error messages of the fields. */
  readonly fieldErrors: FieldErrors;
  /** The last failure; a new object each time. */
  readonly failure: FormError<Field> | undefined;
  /** Sends the content of the form, one request at a time. A success clears the form. */
  readonly send: (form: HTMLFormElement) => void;
  /** Removes the error of a field, when the user edits it. */
  readonly clearError: (field: Field) => void;
}

/**
 * Validates and sends the message. Needs a ToastProvider around it.
 * @param onSend called right before a request, while the fields are still enabled
 */
export function useSendMessage(client: ApiClient, onSend: () => void): SendMessage {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const toast = useToast();
  const { phase, error, submit, setError } = useSubmission({
    repeatable: true,
    // Without the signal: the message is sent also when the user leaves the page.
    submit: async ({ body }: { readonly body: MessageBody; readonly form: HTMLFormElement }) => {
      onSend();
      setFieldErrors({});
      await ignoreInvalidResponse(client.call(endpoints.contactMessage, { body }));
      clearDraft();
    },
    onSuccess: (_, { form }) => {
      form.reset();
      toast.success(strings.specTexts.sent);
    },
    toError: toSendFailure,
    onError: ({ byField = {} }) => {
      toast.error(strings.specTexts.failed);
      setFieldErrors(byField);
    },
  });

  const send = (form: HTMLFormElement) => {
    const result = messageBody(readFields(form), readHoneypot(form));
    if (result.body) {
      void submit({ body: result.body, form });
      return;
    }
    setError({ byField: result.fieldErrors });
    setFieldErrors(result.fieldErrors);
  };

  return {
    isSending: phase === 'submitting',
    fieldErrors,
    failure: error,
    send,
    clearError: (field) => {
      if (fieldErrors[field] !== undefined) setFieldErrors({ ...fieldErrors, [field]: undefined });
    },
  };
}
