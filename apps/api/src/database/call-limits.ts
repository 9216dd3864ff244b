import { AsyncLocalStorage } from 'node:async_hooks';

/** Time limits of database calls, ms. */
export interface CallLimits {
  /** Waiting for a connection: a free one, or a new one with its TLS handshake and sign-in. */
  readonly connect: number;
  /** A statement, counted by the server. */
  readonly statement: number;
  /** Waiting for a row lock, counted by the server. */
  readonly lock: number;
  /** A pause between two statements of a transaction: the server ends a transaction whose client is unreachable. */
  readonly idleInTransaction: number;
  /**
   * Waiting for a response, counted by this process. It exceeds `statement`: a working server reports a slow statement
   * before, so a connection that is still silent then is dead.
   */
  readonly response: number;
}

/** Limits of visitors' requests: each gets a response, or 503, in about five seconds. */
export const requestLimits: CallLimits = {
  connect: 2000,
  statement: 4000,
  lock: 2000,
  idleInTransaction: 4000,
  response: 4500,
};

/** Limits of migrations, imports and staff commands. */
export const commandLimits: CallLimits = {
  connect: 10_000,
  statement: 60_000,
  lock: 60_000,
  idleInTransaction: 60_000,
  response: 65_000,
};

const longWork = new AsyncLocalStorage<CallLimits>();

/** Runs work whose calls may wait as long as those of a command. The session's own limits are set by statements. */
export const runLongWork = <T>(work: () => Promise<T>): Promise<T> => longWork.run(commandLimits, work);

/** The limits of the current work. @param limits those of the database */
export const currentLimits = (limits: CallLimits): CallLimits => longWork.getStore() ?? limits;

/** The error of a call that exceeded its limit; its code makes the response 503. */
export const timeoutError = (): Error =>
  Object.assign(new Error('The database did not respond in time'), { code: 'ETIMEDOUT' });
