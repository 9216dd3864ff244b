import type { ApiClient } from '@zarra/api-client';
import { ToastProvider } from '@zarra/ui-kit';
import { MessageForm } from './message-form.js';
import { strings } from './strings.js';

/** The contact form with its toasts. */
export const ContactForm = ({ client }: { client: ApiClient }) => (
  <ToastProvider labels={strings.toasts}>
    <MessageForm client={client} />
  </ToastProvider>
);
