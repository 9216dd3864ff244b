import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { entityId } from '../entity-id.js';
import { fieldsOf, listOf, toShownId, toTextOrEmpty, withAnyOf } from '../readers.js';

export const lessons = defineEndpoint({
  ...calls.lessons,
  summary: 'Every lesson in one flat list.',
  status: 200,
  response: z.array(z.object({ id: entityId, lesson: z.string() })),
  // An entry of other back ends has an id or a title.
  normalize: listOf(withAnyOf(['id', 'lesson'], fieldsOf({ id: toShownId, lesson: toTextOrEmpty }))),
  errorStatuses: [],
});
