import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.js';
import { about } from '../site.js';

export const aboutSite = defineEndpoint({
  name: 'about',
  method: 'GET',
  path: '/about/',
  access: 'public',
  summary: 'What the site says of itself; clients use the first item.',
  status: 200,
  response: z.array(about),
  refusals: [],
});
