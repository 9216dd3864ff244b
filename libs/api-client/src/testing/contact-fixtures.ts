import type { ContactBody } from '@zarra/contracts';

/** The site's contact details as the server sends them. */
export const aContact = (parts: Partial<ContactBody> = {}): ContactBody => ({
  id: 1,
  phone: '+998 71 200 30 40',
  email: 'aloqa@zarra.uz',
  address: 'Toshkent shahri, Universitet koʻchasi, 4-uy',
  socials: [{ id: 1, name: 'Telegram', url: 'https://t.me/zarra_uz', icon: '/media/socials/telegram.svg' }],
  ...parts,
});
