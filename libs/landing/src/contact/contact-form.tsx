import type { ApiClient } from '@zarra/api-client';
import { ToastProvider } from '@zarra/ui-kit';
import { MessageForm } from './message-form.js';
import { useContactMessages } from '../messages/contact-strings.js';

/** The contact form with its toasts. */
export const ContactForm = ({ client }: { client: ApiClient }) => {
  const strings = useContactMessages();
  return (
    <ToastProvider labels={strings.toasts}>
      <MessageForm client={client} />
    </ToastProvider>
  );
};
