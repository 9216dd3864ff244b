import { aTokenPair, aUser, respond } from '@zarra/api-client/testing';
import { endpoints, type Endpoint } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';

type SessionBody = Parameters<typeof respond<typeof endpoints.accountSessions>>[1][number];

/** A session as the server sends it; that of the request by default. */
export const anAccountSession = (parts: Partial<SessionBody> = {}): SessionBody => ({
  id: '1f0c6a52-6f0e-4b8a-9d3c-2b8a52d40001',
  // Local times: texts and pictures are the same in every zone.
  began_at: new Date(2026, 2, 12, 14, 5).toISOString(),
  used_at: new Date(2026, 2, 14, 19, 30).toISOString(),
  device: 'Chrome, Android',
  current: true,
  ...parts,
});

/** A session of another device. */
export const otherSession = anAccountSession({
  id: '2f0c6a52-6f0e-4b8a-9d3c-2b8a52d40002',
  device: 'Firefox, Windows',
  current: false,
});

/** Responses of a signed-in learner with two sessions. */
export const settingsHandlers = () => [
  respond(endpoints.authMe, aUser()),
  respond(endpoints.accountSessions, [anAccountSession(), otherSession]),
];

/** Stores the tokens of a session. */
export const storeSession = () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
};

/** The text of the server for a wrong password. */
export const WRONG_PASSWORD = 'Parol noto‘g‘ri.';

/** Refuses a field of the body, as our server does. */
export const fieldError = ({ method, path }: Endpoint, field: string, detail: string) =>
  (method === 'DELETE' ? http.delete : http.post)(`*/api${path}`, () =>
    HttpResponse.json({ detail, field }, { status: 400 }),
  );
