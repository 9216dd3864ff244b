import { safeParse, type $ZodIssue, type $ZodType, type output } from 'zod/v4/core';
import { HttpError } from './http-error.js';
import { messages, type MessageKey } from './messages.js';

type FieldError = 'missingField' | 'tooShortField' | 'tooLongField' | 'invalidField';

/** Fields whose errors have specific texts. */
const specificTexts: Readonly<Record<string, Partial<Record<FieldError, MessageKey>>>> = {
  username: { tooShortField: 'shortUsername', invalidField: 'invalidUsername' },
  email: { invalidField: 'invalidEmail' },
  password: { tooShortField: 'shortPassword' },
  new_password: { tooShortField: 'shortPassword' },
};

function fieldErrorOf(issue: $ZodIssue): FieldError {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'missingField';
  // A number out of range is neither short nor long.
  if ('origin' in issue && issue.origin === 'string') {
    if (issue.code === 'too_small') return Number(issue.minimum) <= 1 ? 'missingField' : 'tooShortField';
    if (issue.code === 'too_big') return 'tooLongField';
  }
  return 'invalidField';
}

function messageKeyOf(issue: $ZodIssue, field: string): MessageKey {
  const error = fieldErrorOf(issue);
  // The specific texts describe the format of a text; another type has no format.
  return (issue.code === 'invalid_type' ? undefined : specificTexts[field]?.[error]) ?? error;
}

/**
 * Validates a body or path parameters by their contract.
 * @param nameField whether the body has `field`, the first invalid field, and `detail`, its text (registration, specification §8)
 * @throws HttpError 400 with an Uzbek text for each invalid field
 */
export function validate<Schema extends $ZodType>(
  schema: Schema,
  value: unknown,
  { nameField = false } = {},
): output<Schema> {
  const result = safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  const keys = new Map<string, MessageKey>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'detail';
    if (!keys.has(field)) keys.set(field, messageKeyOf(issue, field));
  }
  const errors = Object.fromEntries([...keys].map(([field, key]) => [field, messages[key]]));
  const [first] = keys;
  throw first && nameField && first[0] !== 'detail'
    ? new HttpError(400, first[1], { field: first[0], errors })
    : new HttpError(400, 'invalid', { errors });
}
