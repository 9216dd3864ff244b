import type { CounterStore } from './counter-store.js';
import { consume, hashKey } from './counter-store.js';
import type { Budgets } from './limit-table.js';

/** Whose budgets a request uses. */
export interface Spender {
  readonly sessionId: string;
  readonly userId: number;
}

export interface Budget {
  /**
   * Counts an amount against the budgets of a session and its account.
   * @throws HttpError 429 with `Retry-After` when one of them is used up
   */
  spend(name: keyof Budgets, spender: Spender, amount: number): Promise<void>;
  /** Counts what was used already: the next `spend` throws. */
  record(name: keyof Budgets, spender: Spender, amount: number): Promise<void>;
}

/** The budgets of the table, counted for each session and each account. */
export function createBudget(store: CounterStore, budgets: Budgets): Budget {
  const countersOf = (name: keyof Budgets) => ({
    session: store.counter(`${name}-session`, budgets[name].session),
    account: store.counter(`${name}-account`, budgets[name].account),
  });
  const counters = {
    processor: countersOf('processor'),
    sent: countersOf('sent'),
    stored: countersOf('stored'),
  } as const satisfies Record<keyof Budgets, unknown>;
  return {
    spend: async (name, { sessionId, userId }, amount) => {
      const { session, account } = counters[name];
      await consume(session, hashKey(sessionId), 'tooManyTries', amount);
      await consume(account, hashKey(String(userId)), 'tooManyTries', amount);
    },
    record: async (name, { sessionId, userId }, amount) => {
      const { session, account } = counters[name];
      await session.penalty(hashKey(sessionId), amount);
      await account.penalty(hashKey(String(userId)), amount);
    },
  };
}
