import { isOffline, isRefused } from '@zarra/api-client';
import { fields, type Faults } from './message-body.js';
import { strings } from './strings.js';

/** Why a message did not go, in words for the visitor. */
export interface SendFailure {
  /** What is wrong with single fields, when the server says so. */
  readonly faults: Faults;
  /** What happened; none when `faults` say it. */
  readonly text?: string;
  /** What to do, where `text` does not say it. */
  readonly hint?: string;
}

const { failedBecause } = strings;

const waitText = (seconds: number): string => {
  if (seconds < 60) return strings.waitSeconds(Math.max(1, seconds));
  if (seconds < 3600) return strings.waitMinutes(Math.ceil(seconds / 60));
  return strings.waitHours(Math.ceil(seconds / 3600));
};

const firstText = (value: unknown): string | undefined =>
  [value].flat().find((item): item is string => typeof item === 'string' && item.trim() !== '');

const faultsIn = (body: unknown): Faults => {
  const { errors } = Object(body) as { errors?: unknown };
  const texts = Object(errors) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = firstText(texts[field]);
      return text === undefined ? [] : [[field, text]];
    }),
  );
};

/** Says what happened to a message and what to do. */
export function explainSending(error: unknown): SendFailure {
  if (isOffline(error)) return { faults: {}, text: failedBecause.offline };
  if (!isRefused(error) || error.status >= 500) return { faults: {}, text: failedBecause.server };
  const { status, text, body, retryAfter } = error;
  if (status === 429) {
    const wait = retryAfter === undefined ? {} : { hint: waitText(retryAfter) };
    return { faults: {}, text: text ?? failedBecause.tooMany, ...wait };
  }
  const faults = faultsIn(body);
  return Object.keys(faults).length > 0 ? { faults } : { faults, text: text ?? failedBecause.refused };
}
