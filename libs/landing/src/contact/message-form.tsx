import type { ApiClient } from '@zarra/api-client';
import { Button, media, useSlow } from '@zarra/ui-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { controlOf } from './form-controls.js';
import { saveFormDraft, restoreFormDraft } from './draft.js';
import { fields } from './message-body.js';
import { MessageFields } from './message-fields.js';
import { SendStatus } from './send-status.js';
import { useContactMessages } from '../messages/contact-strings.js';
import { useSendMessage } from './use-send-message.js';

// Every control has the size of a touch target.
const Form = styled.form`
  --ui-control: var(--ui-target);

  position: relative;
  padding: var(--ui-space-5);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  overflow-wrap: anywhere;

  & > button {
    width: 100%;
    margin-top: var(--ui-space-5);
  }
  ${media.sm} {
    padding: var(--ui-space-8);

    & > button {
      width: auto;
    }
  }
`;

/** The contact form and its focus management. */
export const MessageForm = ({ client }: { client: ApiClient }) => {
  const strings = useContactMessages();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { isSending, fieldErrors, failure, send, clearError } = useSendMessage(client, () => {
    // A disabled field loses the focus; the button keeps it.
    if (form.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
  });
  const slow = useSlow(isSending);

  // In a layout effect: before any input can overwrite the saved draft.
  useLayoutEffect(() => {
    if (form.current) restoreFormDraft(form.current);
  }, []);

  useEffect(() => {
    const { activeElement, body } = document;
    if (!failure || !form.current) return;
    // The focus does not move when the user has left the form.
    if (activeElement !== body && !form.current.contains(activeElement)) return;
    const first = fields.find((field) => failure.byField?.[field] !== undefined);
    if (first) controlOf(form.current, first).focus();
    else notice.current?.focus();
  }, [failure]);

  return (
    <Form
      ref={form}
      noValidate
      aria-label={strings.form}
      onInput={({ currentTarget, target }) => {
        saveFormDraft(currentTarget);
        const field = fields.find((name) => controlOf(currentTarget, name) === target);
        if (field) clearError(field);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <MessageFields fieldErrors={fieldErrors} disabled={isSending} />
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="lg"
        busy={isSending}
        busyLabel={strings.specTexts.sending}
      >
        {strings.specTexts.send}
      </Button>
      <SendStatus slow={slow} failure={failure} ref={notice} />
    </Form>
  );
};
