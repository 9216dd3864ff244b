import type { FastifyRequest } from 'fastify';
import { turnNetworkOf } from '../http/client-key.js';
import type { Turn } from './fair-queue.js';

/**
 * The turn of an owner: a device known to the account, a signed-in learner, or who has proved by a code to own the account.
 * The account has one turn, however many devices it has.
 */
export const ownersTurn = (userId: number, signal: AbortSignal): Turn => ({
  lane: 'owners',
  key: String(userId),
  signal,
});

/** The turn of everyone else: that of the network. */
export const strangersTurn = ({ ip }: FastifyRequest, signal: AbortSignal): Turn => ({
  lane: 'strangers',
  key: turnNetworkOf(ip),
  signal,
});
