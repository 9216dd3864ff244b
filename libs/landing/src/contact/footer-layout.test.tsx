import { render, screen } from '@testing-library/react';
import type { Contact } from '@zarra/api-client/site';
import { ContactDetails, hasDetails } from './contact-details.js';
import { SocialLinks } from './social-links.js';

const contact: Contact = {
  phone: '+998 71 200 30 40',
  email: 'aloqa@zarra.uz',
  address: 'Toshkent shahri',
  socials: [
    { id: 1, name: 'Telegram', url: 'https://t.me/zarra_uz', icon: '/media/telegram.svg' },
    { id: 2, name: 'Forum', url: 'https://forum.zarra.uz/', icon: null },
  ],
};
const empty: Contact = { phone: null, email: null, address: null, socials: [] };

test('a footer shows e-mail, phone and address, without icons', () => {
  const { container } = render(<ContactDetails contact={contact} />);

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'aloqa@zarra.uz',
    '+998 71 200 30 40',
    'Toshkent shahri',
  ]);
  expect(container.querySelector('svg')).toBeNull();
});

test('a footer shows the icon of a network, or its name without an icon', () => {
  render(<SocialLinks socials={contact.socials} />);

  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['', 'Forum']);
  expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/zarra_uz');
});

test('empty details render nothing, and hasDetails is false', () => {
  const { container } = render(<SocialLinks socials={empty.socials} />);

  expect(container).toBeEmptyDOMElement();
  expect([hasDetails(contact), hasDetails(empty), hasDetails({ ...empty, address: 'A' })]).toEqual([
    true,
    false,
    true,
  ]);
});
