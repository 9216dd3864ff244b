import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { contactQuery } from '@zarra/api-client/site';
import { Icon, Pending } from '@zarra/ui-kit';
import { mail } from '@zarra/ui-kit/icons/mail';
import { mapPin } from '@zarra/ui-kit/icons/map-pin';
import { phone } from '@zarra/ui-kit/icons/phone';
import { styled } from 'styled-components';
import { ContactDetails, hasDetails } from './contact-details.js';
import { SocialLinks } from './social-links.js';
import { useContactMessages } from '../messages/contact-strings.js';

// Links have the height of a touch target; an icon is aligned with the first line.
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ui-space-5);

  & [data-icons] {
    gap: 0;
    margin-block: calc(-1 * var(--ui-space-2));
  }
  & [data-icons] > li {
    display: flex;
    gap: var(--ui-space-3);
  }
  & [data-icons] > li > * {
    padding-block: calc((var(--ui-target) - 1em * var(--ui-leading-text)) / 2);
  }
  & [data-icons] svg {
    box-sizing: content-box;
    flex: none;
    width: 1.25rem;
    height: calc(1em * var(--ui-leading-text));
    color: var(--ui-color-muted);
  }
`;

const parts = ['phone', 'email', 'address'] as const;
const icons = {
  phone: <Icon path={phone} />,
  email: <Icon path={mail} />,
  address: <Icon path={mapPin} />,
};

/** The contact details of the site, each where it exists. */
export const ContactPanel = ({ client }: { client: ApiClient }) => {
  const strings = useContactMessages();
  const { data: contact, isError, refetch } = useQuery(contactQuery(client));
  if (contact === undefined) {
    return (
      <Pending
        text={strings.specTexts.detailsLoading}
        slowText={strings.slow}
        failed={isError}
        onRetry={() => void refetch()}
        retryLabel={strings.retry}
      />
    );
  }
  if (contact === null) return null;
  return (
    <Panel>
      {hasDetails(contact) && <ContactDetails contact={contact} parts={parts} icons={icons} />}
      <SocialLinks socials={contact.socials} layout="named" />
    </Panel>
  );
};
