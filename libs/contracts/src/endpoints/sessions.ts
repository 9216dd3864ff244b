import * as z from 'zod/mini';
import { confirmation, currentPassword, email, mailedCode, password, secret, username } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const authMe = defineEndpoint({
  ...calls.authMe,
  summary: 'The signed-in learner.',
  status: 200,
  response: z.object({ username: z.nullish(z.string()), email: z.nullish(z.string()) }),
  errorStatuses: [401, 403],
});

export const tokenRefresh = defineEndpoint({
  ...calls.tokenRefresh,
  summary: 'A new access token for a refresh token, and a new `refresh` token when it was rotated.',
  request: z.object({ refresh: secret }),
  status: 200,
  response: z.object({ access: secret, refresh: z.nullish(secret) }),
  errorStatuses: [400, 401, 403],
});

export const login = defineEndpoint({
  ...calls.login,
  summary: 'Signs in by username (or e-mail) and password.',
  request: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password: currentPassword,
  }),
  status: 200,
  response: z.object({ access: secret, refresh: z.nullish(secret) }),
  errorStatuses: [400, 401, 403, 429, 503],
});

export const register = defineEndpoint({
  ...calls.register,
  summary: 'Creates an account; the learner signs in afterwards.',
  request: z.object({ username, email, password }),
  status: 201,
  response: z.looseObject({
    id: z.optional(z.int()),
    username: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
  errorStatuses: [400, 403, 429, 503],
});

export const forgotPassword = defineEndpoint({
  ...calls.forgotPassword,
  summary: 'Sends a recovery code by e-mail; unknown addresses get the same response.',
  request: z.object({ email }),
  status: 200,
  // Some back ends number the keys; requests send them as text.
  response: z.object({ otp_key: z.union([secret, z.number()]) }),
  errorStatuses: [400, 403, 429],
});

export const verifyOtp = defineEndpoint({
  ...calls.verifyOtp,
  summary: 'Checks the recovery code.',
  request: z.object({ otp_code: mailedCode, otp_key: secret }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 403, 429],
});

export const resetPassword = defineEndpoint({
  ...calls.resetPassword,
  summary: 'Sets a new password with a verified key and ends every session.',
  request: z.object({ otp_key: secret, new_password: password }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 403, 429, 503],
});

export const logout = defineEndpoint({
  ...calls.logout,
  summary: 'Ends the session of a refresh token.',
  request: z.object({ refresh: secret }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 403],
});
