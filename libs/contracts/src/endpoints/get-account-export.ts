import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

/** Rows that name the learner. Times are ISO 8601. Servers may add sections and fields: the learner gets them all. */
const rows = z.array(z.looseObject({}));

export const accountExport = defineEndpoint({
  ...calls.accountExport,
  summary: 'Everything that is stored about the learner.',
  status: 200,
  response: z.looseObject({
    exported_at: z.iso.datetime(),
    account: z.looseObject({ username: z.string(), email: z.string() }),
    sessions: rows,
    results: rows,
  }),
  errorStatuses: [401, 403, 429],
});
