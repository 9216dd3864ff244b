import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../http/client-key.js';
import { hashRequester } from './recovery-secrets.js';

/** The client that requests a code for a mailbox. */
export interface Requester {
  /** Whether the learner has signed in on the device. Other devices do not use up its limits. */
  readonly knownDevice: boolean;
  /** Keys of the limits that count all mailboxes. */
  readonly network: string;
  readonly browser: string;
  /** Stored forms. They differ for each mailbox. */
  readonly requesterHash: string;
  readonly networkHash: string;
}

/** @param userId undefined for an unknown address */
export function identifyRequester(
  { csrfCookie, deviceCookie, keys }: FastifyInstance,
  request: FastifyRequest,
  emailKey: string,
  userId: number | undefined,
): Requester {
  const network = clientKey(request);
  const browser = JSON.stringify([network, csrfCookie.read(request)]);
  // No user has the id 0.
  const device = deviceCookie.knownDeviceId(request, userId ?? 0);
  const knownDevice = device !== undefined;
  return {
    knownDevice,
    network,
    browser,
    requesterHash: hashRequester(keys.recovery, emailKey, [knownDevice, device ?? browser]),
    networkHash: hashRequester(keys.recovery, emailKey, ['network', network]),
  };
}
