import type { Contact } from '@zarra/api-client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.js';

/** A way to reach the site. */
export type ContactPart = 'phone' | 'email' | 'address';

const List = styled.ul`
  display: grid;
  gap: var(--ui-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const hrefs = {
  phone: (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`,
  email: (email: string) => `mailto:${email}`,
};

/** Whether there is anything to show. */
export const hasDetails = ({ phone, email, address }: Contact): boolean =>
  [phone, email, address].some((part) => part !== null);

/** Props of {@link ContactDetails}. */
export interface ContactDetailsProps {
  contact: Contact;
  /** What to show, in this order. Default: e-mail, phone, address. */
  parts?: readonly ContactPart[] | undefined;
  /** A sign before each part; without it the text stands alone. */
  signs?: Readonly<Record<ContactPart, ReactNode>> | undefined;
}

/** E-mail, phone and address, each only when there is one. */
export const ContactDetails = ({
  contact,
  parts = ['email', 'phone', 'address'],
  signs,
}: ContactDetailsProps) => (
  <List data-signs={signs && ''}>
    {parts.map((part) => {
      const text = contact[part];
      return (
        text && (
          <li key={part}>
            {signs?.[part]}
            {part === 'address' ? (
              <span>{text}</span>
            ) : (
              <a href={hrefs[part](text)} aria-label={`${strings[part]}: ${text}`}>
                {text}
              </a>
            )}
          </li>
        )
      );
    })}
  </List>
);
