import { useQuery } from '@tanstack/react-query';
import { aboutQuery, contactQuery } from '@zarra/api-client';
import { pages } from '@zarra/contracts';
import { Container, Heading, LinkButton, Pending, Skeleton, Text } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ContactDetails } from '../frame/contact-details.js';

import { useSectionScroll } from '../frame/use-section-scroll.js';
import { useServices } from '../services.js';
import { strings } from '../strings.js';

const { home } = strings;

const Sections = styled(Container)`
  & > section {
    display: grid;
    gap: var(--ui-space-4);
    justify-items: start;
    padding-block: var(--ui-space-12);
    outline: none;
  }
  & > section + section {
    border-top: var(--ui-hairline);
  }
  & p:last-child > a {
    margin-inline-end: var(--ui-space-3);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-3);
`;

/** The home page: what the site is, where to begin, how to reach us. */
export const HomeScreen = () => {
  useSectionScroll();
  const { client } = useServices();
  const about = useQuery(aboutQuery(client));
  const contact = useQuery(contactQuery(client));
  return (
    <Sections>
      <section>
        <Heading level={1} size="3xl">
          {home.title}
        </Heading>
        <Text size="lg" tone="muted" measure>
          {home.lead}
        </Text>
        <Actions>
          <LinkButton as={Link} to={pages.catalogue} variant="primary">
            {home.toSimulations}
          </LinkButton>
          <LinkButton as={Link} to={pages.lessons} variant="secondary">
            {home.toLessons}
          </LinkButton>
        </Actions>
      </section>
      <section id="about" tabIndex={-1} aria-label={home.about}>
        <Heading level={2}>{home.about}</Heading>
        {about.isPending ? <Skeleton lines={4} /> : <Text measure>{about.data}</Text>}
      </section>
      <section id="contact" tabIndex={-1} aria-label={home.contact}>
        <Heading level={2}>{home.contact}</Heading>
        {contact.data && <ContactDetails contact={contact.data} />}
        {contact.data === undefined && (
          <Pending
            text={home.contactLoading}
            failed={contact.isError}
            onRetry={() => void contact.refetch()}
            retryLabel={strings.footer.retry}
          />
        )}
      </section>
    </Sections>
  );
};
