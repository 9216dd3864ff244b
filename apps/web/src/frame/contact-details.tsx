import type { Contact } from '@zarra/api-client';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const List = styled.ul`
  display: grid;
  gap: var(--ui-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Whether there is anything to show. */
export const hasDetails = ({ phone, email, address }: Contact): boolean =>
  [phone, email, address].some((part) => part !== null);

/** E-mail, phone and address, each only when there is one. */
export const ContactDetails = ({ contact: { phone, email, address } }: { contact: Contact }) => (
  <List>
    {email && (
      <li>
        <a href={`mailto:${email}`} aria-label={`${strings.home.email}: ${email}`}>
          {email}
        </a>
      </li>
    )}
    {phone && (
      <li>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={`${strings.home.phone}: ${phone}`}>
          {phone}
        </a>
      </li>
    )}
    {address && <li>{address}</li>}
  </List>
);
