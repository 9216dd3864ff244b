// Calls of the platform without their schemas: the 15 of specification §7 and the additive logout. A browser's bundle
// contains only the calls that it uses.
import type { Call } from './call.js';

/** A call about an account, by a visitor without a session. */
// @__NO_SIDE_EFFECTS__
const accountCall = <Name extends string>(name: Name, path: Call['path']) =>
  ({ name, method: 'POST', path, access: 'public', skipSessionRetry: true }) as const satisfies Call;

/** A list that is the same for every visitor. */
// @__NO_SIDE_EFFECTS__
const publicList = <Name extends string>(name: Name, path: Call['path']) =>
  ({ name, method: 'GET', path, access: 'public' }) as const satisfies Call;

export const authMe = {
  name: 'authMe',
  method: 'GET',
  path: '/auth-me/',
  access: 'session',
} as const satisfies Call;

export const tokenRefresh = accountCall('tokenRefresh', '/token/refresh/');
export const login = accountCall('login', '/login/');
export const register = accountCall('register', '/register/');
export const forgotPassword = accountCall('forgotPassword', '/forgot-password/');
export const verifyOtp = accountCall('verifyOtp', '/verify-otp/');
export const resetPassword = accountCall('resetPassword', '/reset-password/');
/** Additive to the specification's table: without it a stolen refresh token stays valid after the sign-out. */
export const logout = accountCall('logout', '/logout/');

export const simulators = publicList('simulators', '/simulators/');
export const contacts = publicList('contact', '/contact/');
export const lessons = publicList('lessons', '/lessons/');
export const aboutSite = publicList('about', '/about/');

export const contactMessage = {
  name: 'contactMessage',
  method: 'POST',
  path: '/contact-message/',
  access: 'public',
} as const satisfies Call;

export const classes = {
  name: 'classes',
  method: 'GET',
  path: '/classes/',
  access: 'public',
  variesByUser: true,
} as const satisfies Call;

export const lessonTestResult = {
  name: 'lessonTestResult',
  method: 'GET',
  path: '/lesson-test-result/{lessonId}/',
  access: 'session',
  // Any id, except for the two path segments with a meaning of their own: `.` and `..`.
  patterns: { lessonId: /^(?!\.{1,2}$)./ },
} as const satisfies Call;

export const submitTest = {
  name: 'submitTest',
  method: 'POST',
  path: '/submit-test/',
  access: 'session',
} as const satisfies Call;
