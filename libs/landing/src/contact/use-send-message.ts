import type { ApiClient } from '@zarra/api-client';
import { ignoreInvalidResponse } from '@zarra/api-client/forms';
import { endpoints } from '@zarra/contracts';
import { useSubmission, useToast } from '@zarra/ui-kit';
import { useState } from 'react';
import { clearDraft } from './draft.js';
import { readHoneypot, readFields } from './form-controls.js';
import { messageBody, type Field, type FieldErrors, type MessageBody } from './message-body.js';
import { toSendFailure } from './send-failure.js';
import { useContactMessages } from '../messages/contact-strings.js';

/**
 * Validates and sends the message. Needs a ToastProvider around it.
 * @param onSend called right before a request, while the fields are still enabled
 */
export function useSendMessage(client: ApiClient, onSend: () => void) {
  const strings = useContactMessages();
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
    toError: (thrown) => toSendFailure(thrown, strings),
    onError: ({ byField = {} }) => {
      toast.error(strings.specTexts.failed);
      setFieldErrors(byField);
    },
  });

  const send = (form: HTMLFormElement) => {
    const result = messageBody(readFields(form), readHoneypot(form), strings.fieldErrors);
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
    /** The last failure; a new object each time. */
    failure: error,
    /** Sends the content of the form, one request at a time. A success clears the form. */
    send,
    /** Removes the error of a field, when the user edits it. */
    clearError: (field: Field) => {
      if (fieldErrors[field] !== undefined) setFieldErrors({ ...fieldErrors, [field]: undefined });
    },
  };
}
