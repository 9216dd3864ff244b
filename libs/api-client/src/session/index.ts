/** State of the session, derived from the tokens and `sessionQuery`. */
export { sessionQuery, sessionState } from './session-state.js';
export type { CurrentUser, SessionSnapshot, SessionState, SessionUser } from './session-state.js';
export { isSameSession } from './token-claims.js';
export type { Tokens } from './stored-tokens.js';
