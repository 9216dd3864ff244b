import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { contact, readContacts } from '../site.js';

export const contacts = defineEndpoint({
  ...calls.contacts,
  summary: 'Contact details; clients use the first item.',
  status: 200,
  response: z.array(contact),
  normalize: readContacts,
  errorStatuses: [],
});
