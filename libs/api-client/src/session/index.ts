/** State of the session, derived from the tokens and `sessionQuery`. */
export { sessionQuery, type CurrentUser } from './session-query.js';
export { sessionState } from './session-state.js';
export type { SessionSnapshot, SessionState, SessionUser } from './session-state.js';
export { isSameSession } from './token-claims.js';
export type { Tokens } from './stored-tokens.js';
