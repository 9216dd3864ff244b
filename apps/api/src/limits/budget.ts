import type { endpoints } from '@zarra/contracts';
import { consume, hashKey, type CounterStore } from './counter-store.js';
import { CALL_COST, callCosts, type Budgets } from './limit-table.js';

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
  /**
   * Counts the processor time of a call, after what earlier responses have used up.
   * @param call undefined outside the table of endpoints
   * @throws HttpError as `spend`
   */
  spendCall(call: keyof typeof endpoints | undefined, spender: Spender): Promise<void>;
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
  const spend: Budget['spend'] = async (name, { sessionId, userId }, amount) => {
    const { session, account } = counters[name];
    await consume(session, hashKey(sessionId), 'tooManyTries', amount);
    await consume(account, hashKey(String(userId)), 'tooManyTries', amount);
  };
  return {
    spend,
    spendCall: async (call, spender) => {
      await spend('processor', spender, (call && callCosts[call]) ?? CALL_COST);
      await spend('sent', spender, 0);
    },
    record: async (name, { sessionId, userId }, amount) => {
      const { session, account } = counters[name];
      await session.penalty(hashKey(sessionId), amount);
      await account.penalty(hashKey(String(userId)), amount);
    },
  };
}
