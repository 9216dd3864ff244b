import type { Contact } from '@zarra/api-client/site';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useContactMessages } from '../messages/contact-strings.js';

/** A kind of contact detail. */
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

/** Whether any contact detail exists. */
export const hasDetails = ({ phone, email, address }: Contact): boolean =>
  [phone, email, address].some((part) => part !== null);

/** Props of {@link ContactDetails}. */
export interface ContactDetailsProps {
  contact: Contact;
  /** The details in their order. Default: e-mail, phone, address. */
  parts?: readonly ContactPart[] | undefined;
  /** An icon before each detail. Default: none. */
  icons?: Readonly<Record<ContactPart, ReactNode>> | undefined;
}

/** E-mail, phone and address, each where it exists. */
export const ContactDetails = ({
  contact,
  parts = ['email', 'phone', 'address'],
  icons,
}: ContactDetailsProps) => {
  const strings = useContactMessages();
  return (
    <List data-icons={icons && ''}>
      {parts.map((part) => {
        const text = contact[part];
        return (
          text && (
            <li key={part}>
              {icons?.[part]}
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
};
