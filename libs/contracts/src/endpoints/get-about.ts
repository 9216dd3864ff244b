import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { about, readAbout } from '../site.js';

export const aboutSite = defineEndpoint({
  ...calls.aboutSite,
  summary: 'Description of the site; clients use the first item.',
  status: 200,
  response: z.array(about),
  normalize: readAbout,
  errorStatuses: [],
});
