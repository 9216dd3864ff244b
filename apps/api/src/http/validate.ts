import { safeParse, type $ZodIssue, type $ZodType, type output } from 'zod/v4/core';
import { messages } from './messages.js';
import { Refusal } from './refusal.js';

function textOf(issue: $ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return messages.missingField;
  // Numbers out of their range are neither short nor long.
  if ('origin' in issue && issue.origin === 'string') {
    if (issue.code === 'too_small')
      return Number(issue.minimum) <= 1 ? messages.missingField : messages.tooShortField;
    if (issue.code === 'too_big') return messages.tooLongField;
  }
  return messages.invalidField;
}

/**
 * Reads a body or path parameters by their contract.
 * @throws Refusal 400 with an Uzbek text for each field at fault
 */
export function validate<Schema extends $ZodType>(schema: Schema, value: unknown): output<Schema> {
  const result = safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.') || 'detail'] ??= textOf(issue);
  throw new Refusal(400, 'invalid', { errors });
}
