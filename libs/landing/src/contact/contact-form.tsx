import type { ApiClient } from '@zarra/api-client';
import { ToastProvider } from '@zarra/ui-kit';
import { MessageForm } from './message-form.js';
import { strings } from './strings.js';

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  /** Sends the message. */
  client: ApiClient;
}

/** The contact form with its toasts. */
export const ContactForm = ({ client }: ContactFormProps) => (
  <ToastProvider labels={strings.toasts}>
    <MessageForm client={client} />
  </ToastProvider>
);
