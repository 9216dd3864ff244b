import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.js';
import { contact } from '../site.js';

export const contacts = defineEndpoint({
  name: 'contact',
  method: 'GET',
  path: '/contact/',
  access: 'public',
  summary: 'Contact details; clients use the first item.',
  status: 200,
  response: z.array(contact),
  refusals: [],
});
