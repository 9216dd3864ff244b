import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../http/client-key.js';
import { hashAsker } from './recovery-secrets.js';

/** The client that requests a code for a mailbox. */
export interface Asker {
  /** A device on which the learner signed in: strangers do not use up its budgets. */
  readonly knownDevice: boolean;
  /** Keys of the limits over all mailboxes. */
  readonly network: string;
  readonly browser: string;
  /** Stored forms, which depend on the mailbox. */
  readonly asker_hash: string;
  readonly network_hash: string;
}

/** @param userId undefined for an unknown address */
export function identifyAsker(
  { csrfCookie, deviceCookie, keys }: FastifyInstance,
  request: FastifyRequest,
  emailKey: string,
  userId: number | undefined,
): Asker {
  const network = clientKey(request);
  const browser = JSON.stringify([network, csrfCookie.read(request)]);
  // No user has the id 0.
  const device = deviceCookie.deviceId(request, userId ?? 0);
  const knownDevice = device !== undefined;
  return {
    knownDevice,
    network,
    browser,
    asker_hash: hashAsker(keys.recovery, emailKey, [knownDevice, device ?? browser]),
    network_hash: hashAsker(keys.recovery, emailKey, ['network', network]),
  };
}
