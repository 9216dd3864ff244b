import { isOffline, isRefused } from '@zarra/api-client';
import { strings } from '../strings.js';

/** Why a form was not accepted, in words for the learner. */
export interface Failure<Field extends string = string> {
  /** What happened. */
  readonly text: string;
  /** What to do, when the text does not say it. */
  readonly hint?: string;
  /** The field to mend first: it is focused, selected and described by `text`. Without it the message is focused. */
  readonly field?: Field;
  /** Status of the refusal; none when there was no answer. */
  readonly status?: number;
  /** Texts that belong to fields. When there are any, they are shown in place of `text`. */
  readonly byField?: Readonly<Partial<Record<Field, string>>>;
}

/** Id of the message about the whole form, for the field it describes. There is one form on an account screen. */
export const failureId = 'account-failure';

/** Statuses that judge what was typed. Others (429, 5xx) say nothing of it. */
const judgesInput = (error: unknown) => isRefused(error, 400) || isRefused(error, 401);

/**
 * The server's own sentence, else the screen's.
 * @param fallback the specification's text for this screen
 * @param field the field a refusal of the input is about, when there is only one it can be
 */
export function explain<Field extends string>(
  error: unknown,
  fallback: string,
  field?: Field,
): Failure<Field> {
  if (isOffline(error)) return { text: strings.offline };
  if (!isRefused(error)) return { text: fallback };
  return {
    text: error.text ?? fallback,
    status: error.status,
    ...(field !== undefined && judgesInput(error) ? { field } : {}),
  };
}

const firstText = (value: unknown): string | undefined =>
  [value].flat().find((item): item is string => typeof item === 'string' && item.trim() !== '');

/**
 * Texts of a refusal by the fields of a form: `errors`, or the text of the one in `field`.
 * @returns undefined when the refusal names none of these fields
 */
export function textsByField<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> | undefined {
  if (!isRefused(error) || typeof error.body !== 'object' || error.body === null) return undefined;
  const { errors, field } = error.body as { errors?: unknown; field?: unknown };
  const texts = Object(errors) as Readonly<Record<string, unknown>>;
  const found = fields.flatMap((name) => {
    const text = firstText(texts[name]) ?? (field === name ? error.text : undefined);
    return text === undefined ? [] : [[name, text] as const];
  });
  return found.length === 0 ? undefined : (Object.fromEntries(found) as Partial<Record<Field, string>>);
}
