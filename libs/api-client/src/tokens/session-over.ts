import { calls } from '@zarra/contracts/calls';
import { RequestRefusedError } from '../errors/request-refused-error.js';

/** The specification's word on a refresh without a stored refresh token (§5). */
export const NO_REFRESH_TOKEN = 'Refresh token mavjud emas';

/**
 * What calls end with when their session does: a 401, whatever status said so.
 * @param refusal what the server answered, if it was asked
 */
export const sessionOver = (message: string, refusal?: RequestRefusedError) =>
  new RequestRefusedError(calls.tokenRefresh.name, 401, refusal?.text, refusal?.body, undefined, message);
