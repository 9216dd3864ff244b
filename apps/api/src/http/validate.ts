import { safeParse, type $ZodIssue, type $ZodType, type output } from 'zod/v4/core';
import { messages, type MessageKey } from './messages.js';
import { Refusal } from './refusal.js';

type Fault = 'missingField' | 'tooShortField' | 'tooLongField' | 'invalidField';

/** Fields whose faults have a text of their own. */
const ownTexts: Readonly<Record<string, Partial<Record<Fault, MessageKey>>>> = {
  username: { tooShortField: 'shortUsername', invalidField: 'invalidUsername' },
  email: { invalidField: 'invalidEmail' },
  password: { tooShortField: 'shortPassword' },
  new_password: { tooShortField: 'shortPassword' },
};

function faultOf(issue: $ZodIssue): Fault {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'missingField';
  // Numbers out of their range are neither short nor long.
  if ('origin' in issue && issue.origin === 'string') {
    if (issue.code === 'too_small') return Number(issue.minimum) <= 1 ? 'missingField' : 'tooShortField';
    if (issue.code === 'too_big') return 'tooLongField';
  }
  return 'invalidField';
}

function keyOf(issue: $ZodIssue, field: string): MessageKey {
  const fault = faultOf(issue);
  // What is no text at all says nothing of its form.
  return (issue.code === 'invalid_type' ? undefined : ownTexts[field]?.[fault]) ?? fault;
}

/**
 * Reads a body or path parameters by their contract.
 * @param named the first fault is the answer's text, and its field is named (specification §8: registering)
 * @throws Refusal 400 with an Uzbek text for each field at fault
 */
export function validate<Schema extends $ZodType>(
  schema: Schema,
  value: unknown,
  { named = false } = {},
): output<Schema> {
  const result = safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  const faults = new Map<string, MessageKey>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'detail';
    if (!faults.has(field)) faults.set(field, keyOf(issue, field));
  }
  const errors = Object.fromEntries([...faults].map(([field, key]) => [field, messages[key]]));
  const [first] = faults;
  throw first && named && first[0] !== 'detail'
    ? new Refusal(400, first[1], { field: first[0], errors })
    : new Refusal(400, 'invalid', { errors });
}
