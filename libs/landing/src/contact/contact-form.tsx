import type { ApiClient } from '@zarra/api-client';
import { ToastProvider } from '@zarra/ui-kit';
import { MessageForm } from './message-form.js';
import { strings } from './strings.js';

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  /** Sends the message. */
  client: ApiClient;
}

/** A form for a message to the site, with the toasts it speaks through. */
export const ContactForm = ({ client }: ContactFormProps) => (
  <ToastProvider labels={strings.toasts}>
    <MessageForm client={client} />
  </ToastProvider>
);
