import type { endpoints } from '@zarra/contracts';
import type { PracticeAnswer, PracticeItem, PracticeOutcome } from '@zarra/contracts/practice';
import { formatNumber } from '@zarra/uzbek';
import type { output } from 'zod/v4/core';
import type { TestApp } from './app.js';
import type { SignedIn } from './classroom.js';
import { signIn, type TestLearner } from './learner.js';

type PracticeBody = output<(typeof endpoints)['practice']['response']>;

/** Gets the practice of a scope, e.g. `today`. */
export async function practiceOf(
  { fastify }: Pick<TestApp, 'fastify'>,
  headers: SignedIn,
  scope: string,
): Promise<{ status: number; text: string; body: PracticeBody & { detail?: string } }> {
  const response = await fastify.inject({ url: '/api/practice/', query: { scope }, headers });
  return { status: response.statusCode, text: response.body, body: response.json() };
}

/** Answers a variant of an item. */
export async function sendAnswer(
  { fastify }: Pick<TestApp, 'fastify'>,
  headers: SignedIn,
  { id, seed }: Pick<PracticeItem, 'id' | 'seed'>,
  answer: object,
) {
  const response = await fastify.inject({
    method: 'POST',
    url: '/api/practice/answers/',
    headers,
    payload: { id, seed, answer },
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: response.json<PracticeOutcome & { detail?: string; errors?: Record<string, string> }>(),
  };
}

/** Headers of a new session: an access token ends before the next day. */
export async function signInAgain(app: Pick<TestApp, 'fastify'>, learner: TestLearner): Promise<SignedIn> {
  return { authorization: `Bearer ${(await signIn(app, learner)).access}` };
}

/** The item of a kind. */
export function itemOfKind<Kind extends PracticeItem['kind']>(items: readonly PracticeItem[], kind: Kind) {
  const found = items.find((item): item is Extract<PracticeItem, { kind: Kind }> => item.kind === kind);
  if (!found) throw new Error(`no item of the kind ${kind}`);
  return found;
}

/** A typeset text without its formulas' marks. */
export const plainText = (typeset: string): string => {
  const textOf = (node: unknown): string =>
    typeof node === 'string'
      ? node
      : Array.isArray(node)
        ? node.map((part, n) => (n === 0 && typeof part === 'string' ? '' : textOf(part))).join('')
        : '';
  return (JSON.parse(typeset) as unknown[]).map(textOf).join('');
};

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const indexesOf = (texts: readonly string[], order: readonly string[]): number[] =>
  order.map((text) => texts.map(plainText).indexOf(text));

/** The length of the way that the numeric item of `practiceContent` asks for, m. */
export function wayOf({ text }: PracticeItem): number {
  const [speed = 0, time = 0] = numbersIn(plainText(text));
  return speed * time;
}

/** The right answer to an item of `practiceContent`, from its displayed numbers. */
export function rightAnswer(item: PracticeItem): PracticeAnswer {
  const { kind } = item;
  switch (kind) {
    case 'numeric':
      return { kind, text: String(wayOf(item)), unit: 'm' };
    case 'choice': {
      const [way = 0] = numbersIn(plainText(item.text));
      const [option = -1] = indexesOf(item.options, [`${formatNumber(way / 4, 1)} m/s`]);
      return { kind, option };
    }
    case 'order':
      return { kind, order: indexesOf(item.items, ['piyoda', 'velosiped', 'poyezd']) };
    case 'match':
      return { kind, pairs: indexesOf(item.right, ['metr', 'sekund', 'kilogramm']) };
    case 'point': {
      const [region = -1] = indexesOf(item.regions, ['ikkinchi qism']);
      return { kind, at: { region } };
    }
  }
}

/** A wrong answer to an item of `practiceContent`. */
export function wrongAnswer(item: PracticeItem): PracticeAnswer {
  const right = rightAnswer(item);
  switch (right.kind) {
    case 'numeric':
      return { ...right, unit: 'km' };
    case 'choice':
      return { ...right, option: 1 - right.option };
    case 'order':
      return { ...right, order: right.order.toReversed() };
    case 'match':
      return { ...right, pairs: right.pairs.toReversed() };
    case 'point':
      return { ...right, at: { x: 2, y: 2 } };
  }
}
