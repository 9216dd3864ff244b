// Calls of the platform without their schemas: the 15 of specification §7 and the additive logout. A browser's bundle
// contains only the calls that it uses.
import type { Call } from './call.js';

export const authMe = {
  name: 'authMe',
  method: 'GET',
  path: '/auth-me/',
  access: 'session',
} as const satisfies Call;

export const tokenRefresh = {
  name: 'tokenRefresh',
  method: 'POST',
  path: '/token/refresh/',
  access: 'public',
  skipSessionRetry: true,
} as const satisfies Call;

export const login = {
  name: 'login',
  method: 'POST',
  path: '/login/',
  access: 'public',
  skipSessionRetry: true,
} as const satisfies Call;

export const register = {
  name: 'register',
  method: 'POST',
  path: '/register/',
  access: 'public',
  skipSessionRetry: true,
} as const satisfies Call;

export const forgotPassword = {
  name: 'forgotPassword',
  method: 'POST',
  path: '/forgot-password/',
  access: 'public',
  skipSessionRetry: true,
} as const satisfies Call;

export const verifyOtp = {
  name: 'verifyOtp',
  method: 'POST',
  path: '/verify-otp/',
  access: 'public',
  skipSessionRetry: true,
} as const satisfies Call;

export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/reset-password/',
  access: 'public',
  skipSessionRetry: true,
} as const satisfies Call;

/** Additive to the specification's table: without it a stolen refresh token stays valid after the sign-out. */
export const logout = {
  name: 'logout',
  method: 'POST',
  path: '/logout/',
  access: 'public',
  skipSessionRetry: true,
} as const satisfies Call;

export const simulators = {
  name: 'simulators',
  method: 'GET',
  path: '/simulators/',
  access: 'public',
} as const satisfies Call;

export const contacts = {
  name: 'contact',
  method: 'GET',
  path: '/contact/',
  access: 'public',
} as const satisfies Call;

export const contactMessage = {
  name: 'contactMessage',
  method: 'POST',
  path: '/contact-message/',
  access: 'public',
} as const satisfies Call;

export const lessons = {
  name: 'lessons',
  method: 'GET',
  path: '/lessons/',
  access: 'public',
} as const satisfies Call;

export const aboutSite = {
  name: 'about',
  method: 'GET',
  path: '/about/',
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
