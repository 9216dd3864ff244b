/** Checks whether a back end answers the calls of the specification; the command `zarra-contracts check` prints it. */
export { checkBackEnd, type CheckOptions, type CheckRow } from './check-back-end.js';
export type { CheckRequest, SendCheckRequest } from './back-end.js';
export { formatRows } from './format-rows.js';
