import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const contactMessage = defineEndpoint({
  ...calls.contactMessage,
  summary: 'Leaves a message for the site; the phone is +998 and nine digits, spaces allowed.',
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    phone: z.string().check(z.trim(), z.regex(/^\+998(?: ?\d){9}$/)),
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
    /** Honeypot field: submissions that fill it are accepted and dropped. */
    website: z.optional(z.string().check(z.maxLength(4000))),
  }),
  status: 201,
  response: z.looseObject({ id: z.optional(z.int()), detail: z.optional(z.string()) }),
  errorStatuses: [400, 403, 429],
});
