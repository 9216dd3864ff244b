/** The description of the site and its contact details. */
export { aboutQuery } from './about-query.js';
export { contactQuery } from './contact-query.js';
export type { Contact, Social } from './contact.js';
