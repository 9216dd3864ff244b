/** Claims of an access token: `sub` or `user_id`, `iat` and `exp` in seconds. */
export type Claims = Readonly<Record<string, unknown>>;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

let count = 0;

/** Creates a JSON Web Token without a valid signature, as Django's simplejwt writes it; each call returns another one. */
export function createAccessToken(claims: Claims = {}): string {
  count += 1;
  const now = Math.floor(Date.now() / 1000);
  const payload = { token_type: 'access', iat: now, exp: now + 300, jti: `${count}`, user_id: 1, ...claims };
  return [{ alg: 'HS256', typ: 'JWT' }, payload].map(encode).join('.') + `.signature-${count}`;
}
