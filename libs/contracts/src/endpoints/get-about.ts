import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { entityId } from '../entity-id.js';
import { fieldsOf, listOrOneOf, toShownId, toText } from '../readers.js';

export const aboutSite = defineEndpoint({
  ...calls.aboutSite,
  summary: 'Description of the site; clients use the first item.',
  status: 200,
  response: z.array(z.object({ id: entityId, description: z.string() })),
  // Other back ends send a list, or the first item alone.
  normalize: listOrOneOf(fieldsOf({ id: toShownId, description: toText })),
  errorStatuses: [],
});
