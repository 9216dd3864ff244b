import type { ApiClient } from '@zarra/api-client';
import { Button, media, useSlow } from '@zarra/ui-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { controlOf } from './form-controls.js';
import { keepFrom, restoreInto } from './form-draft.js';
import { fields } from './message-body.js';
import { MessageFields } from './message-fields.js';
import { SendNews } from './send-news.js';
import { strings } from './strings.js';
import { useSending } from './use-sending.js';

// Every control has the size of a finger.
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

/** The form, and where the focus goes. */
export const MessageForm = ({ client }: { client: ApiClient }) => {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { phase, faults, failure, send, mend } = useSending(client, () => {
    // A field that goes off throws the focus out; the button stays.
    if (form.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
  });
  const isSending = phase === 'sending';
  const slow = useSlow(isSending);

  // Before anything else can be kept in its place.
  useLayoutEffect(() => {
    if (form.current) restoreInto(form.current);
  }, []);

  useEffect(() => {
    const { activeElement, body } = document;
    if (!failure || !form.current) return;
    // Whoever went elsewhere meanwhile is left alone.
    if (activeElement !== body && !form.current.contains(activeElement)) return;
    const first = fields.find((field) => failure.faults[field] !== undefined);
    if (first) controlOf(form.current, first).focus();
    else notice.current?.focus();
  }, [failure]);

  return (
    <Form
      ref={form}
      noValidate
      aria-label={strings.form}
      onInput={({ currentTarget, target }) => {
        keepFrom(currentTarget);
        const field = fields.find((name) => controlOf(currentTarget, name) === target);
        if (field) mend(field);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <MessageFields faults={faults} disabled={isSending} />
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="lg"
        busy={isSending}
        busyLabel={strings.given.sending}
      >
        {strings.given.send}
      </Button>
      <SendNews slow={slow} failure={failure} ref={notice} />
    </Form>
  );
};
