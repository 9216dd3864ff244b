import { endpoints, type Endpoint } from '@zarra/contracts';

/** Calls whose 401 judges what they carry (a password, a code, a token), not the visitor's session. */
const ownVerdict = new Set<Endpoint>([
  endpoints.login,
  endpoints.register,
  endpoints.forgotPassword,
  endpoints.verifyOtp,
  endpoints.resetPassword,
  endpoints.tokenRefresh,
  endpoints.logout,
]);

/** Whether a refusal of this call says nothing about the session. */
export const judgesItself = (endpoint: Endpoint): boolean => ownVerdict.has(endpoint);

/** By name, since mentioning the endpoint would bring its large schema (0.9 kB) into every page. */
const CLASSES: string = 'classes' satisfies keyof typeof endpoints;

/**
 * Whether the answer depends on the session, so that the call is worth a fresh token. Others are answered all the
 * same beside a stale one; but a learner whose classes came as a visitor's would miss the tests.
 */
export const needsSession = (endpoint: Endpoint): boolean =>
  endpoint.access === 'session' || endpoint.name === CLASSES;
