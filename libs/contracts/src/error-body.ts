import * as z from 'zod/mini';

const text = z.union([z.string(), z.array(z.string())]);

/**
 * Body of every error response. Our server always sends `detail` in Uzbek (register also `error` and `field`);
 * other back ends send `error`, `message` or lists of texts, which clients read too.
 */
export const errorBody = z.looseObject({
  detail: z.optional(text),
  error: z.optional(text),
  message: z.optional(text),
  /** Name of the invalid field, if any. */
  field: z.optional(z.string()),
  /** Machine-readable code: one of `errorCodes`. */
  code: z.optional(z.string()),
  /** Texts by field name. */
  errors: z.optional(z.record(z.string(), text)),
});
