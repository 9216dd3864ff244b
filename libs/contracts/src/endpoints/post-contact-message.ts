import * as z from 'zod/mini';
import { confirmation } from '../account.js';
import { defineEndpoint } from '../endpoint.js';

export const contactMessage = defineEndpoint({
  name: 'contactMessage',
  method: 'POST',
  path: '/contact-message/',
  access: 'public',
  summary: 'Leaves a message for the site; the phone is +998 and nine digits, spaces allowed.',
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    phone: z.string().check(z.trim(), z.regex(/^\+998(?: ?\d){9}$/)),
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  }),
  status: 201,
  response: confirmation,
  refusals: [400, 403, 429],
});
