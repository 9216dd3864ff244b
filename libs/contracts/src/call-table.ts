// Calls of the platform without their schemas: the 15 of specification §7 and the additive ones. A browser's bundle
// contains only the calls that it uses.
import type { Call, HttpMethod } from './call.js';

// @__NO_SIDE_EFFECTS__
const call = <Name extends string, Method extends HttpMethod, Access extends Call['access']>(
  name: Name,
  method: Method,
  path: Call['path'],
  access: Access,
) => ({ name, method, path, access }) as const;

/** A call about an account, by a visitor without a session. */
// @__NO_SIDE_EFFECTS__
const accountCall = <Name extends string>(name: Name, path: Call['path']) =>
  ({ name, method: 'POST', path, access: 'public', skipSessionRetry: true }) as const satisfies Call;

export const authMe = call('authMe', 'GET', '/auth-me/', 'session');
export const tokenRefresh = accountCall('tokenRefresh', '/token/refresh/');
export const login = accountCall('login', '/login/');
export const register = accountCall('register', '/register/');
export const forgotPassword = accountCall('forgotPassword', '/forgot-password/');
export const verifyOtp = accountCall('verifyOtp', '/verify-otp/');
export const resetPassword = accountCall('resetPassword', '/reset-password/');
/** Additive to the specification's table: without it a stolen refresh token stays valid after the sign-out. */
export const logout = { ...accountCall('logout', '/logout/'), additive: true } as const;

// @__NO_SIDE_EFFECTS__
const listCall = <Name extends string>(name: Name, path: Call['path']) =>
  ({ name, method: 'GET', path, access: 'public', list: true }) as const satisfies Call;

export const simulators = listCall('simulators', '/simulators/');
export const contacts = call('contact', 'GET', '/contact/', 'public');
export const contactMessage = call('contactMessage', 'POST', '/contact-message/', 'public');
export const lessons = listCall('lessons', '/lessons/');
export const aboutSite = call('about', 'GET', '/about/', 'public');

/** Additive: one search over lessons, experiments and, for a signed-in learner, questions (docs/decisions/0052). */
export const search = {
  name: 'search',
  method: 'GET',
  path: '/search/',
  access: 'public',
  variesByUser: true,
  additive: true,
} as const satisfies Call;

export const classes = {
  name: 'classes',
  method: 'GET',
  path: '/classes/',
  access: 'public',
  variesByUser: true,
  list: true,
} as const satisfies Call;

/** Additive: the lessons that use an experiment of the laboratory (docs/decisions/0049). */
export const experimentLessons = {
  name: 'experimentLessons',
  method: 'GET',
  path: '/experiments/{slug}/lessons/',
  access: 'public',
  patterns: { slug: /^(?!\.{1,2}$)./ },
} as const satisfies Call;

/** Additive: the topics of a lesson, and what to read before it (docs/decisions/0066). */
export const lessonRelated = {
  name: 'lessonRelated',
  method: 'GET',
  path: '/lessons/{lessonId}/related/',
  access: 'public',
  additive: true,
  patterns: { lessonId: /^(?!\.{1,2}$)./ },
} as const satisfies Call;

/** Additive: a practical work of a lesson (docs/decisions/0067). */
export const practical = {
  name: 'practical',
  method: 'GET',
  path: '/practicals/{slug}/',
  access: 'public',
  patterns: { slug: /^(?!\.{1,2}$)./ },
} as const satisfies Call;

export const lessonTestResult = {
  name: 'lessonTestResult',
  method: 'GET',
  path: '/lesson-test-result/{lessonId}/',
  access: 'session',
  // Any id, except for the two path segments with a meaning of their own: `.` and `..`.
  patterns: { lessonId: /^(?!\.{1,2}$)./ },
} as const satisfies Call;

export const submitTest = call('submitTest', 'POST', '/submit-test/', 'session');

/** Additive: progress of a learner belongs to the account, not to a device. */
export const progress = { ...call('progress', 'PUT', '/progress/', 'session'), additive: true } as const;
/** Additive: where to continue and what to repeat (docs/decisions/0053). */
export const learningPath = { ...call('learningPath', 'GET', '/path/', 'session'), additive: true } as const;
export const practice = {
  ...call('practice', 'GET', '/practice/', 'session'),
  // Of a lesson or chapter a 404 may be about that.
  additive: { scope: 'today' },
} as const satisfies Call;
export const practiceAnswers = call('practiceAnswers', 'POST', '/practice/answers/', 'session');
// The learner's own account (docs/decisions/0050).
export const accountSessions = call('accountSessions', 'GET', '/account/sessions/', 'session');
export const endOtherSessions = call('endOtherSessions', 'DELETE', '/account/sessions/', 'session');
export const endAccountSession = {
  name: 'endAccountSession',
  method: 'DELETE',
  path: '/account/sessions/{id}/',
  access: 'session',
  patterns: { id: /^[\da-f-]{36}$/ },
} as const satisfies Call;
export const changePassword = call('changePassword', 'POST', '/account/password/', 'session');
export const changeEmail = call('changeEmail', 'POST', '/account/email/', 'session');
export const confirmEmail = call('confirmEmail', 'POST', '/account/email/confirm/', 'session');
export const accountExport = call('accountExport', 'GET', '/account/export/', 'session');
export const deleteAccount = call('deleteAccount', 'DELETE', '/account/', 'session');
