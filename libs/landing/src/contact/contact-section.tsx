import type { ApiClient } from '@zarra/api-client';
import { Container, Heading, media, lazyOnVisible, Text } from '@zarra/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ContactPanel } from './contact-panel.js';
import { useContactMessages } from '../messages/contact-strings.js';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-8);
  padding-block: var(--ui-space-12);

  & > [data-text] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--ui-space-5);
  }
  ${media.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    padding-block: var(--ui-space-16);
  }
  ${media.lg} {
    gap: var(--ui-space-16);
  }
`;

const ContactForm = lazyOnVisible(() => import('./contact-form.js').then((file) => file.ContactForm));

/** The contact details of the site and the contact form. */
export const ContactSection = ({ client }: { client: ApiClient }) => {
  const strings = useContactMessages();
  const heading = useId();
  return (
    <section id="contact" tabIndex={-1} aria-labelledby={heading}>
      <Columns>
        <div data-text="">
          <Heading level={2} id={heading}>
            {strings.title}
          </Heading>
          <Text tone="muted" measure>
            {strings.lead}
          </Text>
          <noscript>
            <Text size="sm">{strings.withoutScript}</Text>
          </noscript>
          <ContactPanel client={client} />
        </div>
        <ContactForm client={client} />
      </Columns>
    </section>
  );
};
