import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

type Part = Record<string, unknown>;
const encode = (part: unknown): string =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

/** Builds a JWT by hand, so that every part of it can be invalid. */
export function makeJwt(
  key: string | Uint8Array,
  header: Part | string,
  payload: Part | string,
  hash = 'sha256',
): string {
  const signed = `${encode(header)}.${encode(payload)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

/**
 * Invalid tokens by the reason for it.
 * @param key the server's key, for tokens with a valid signature and another defect
 * @param valid an access token of an active session
 */
export function forgedTokens(key: Uint8Array, valid: string, refresh: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = valid.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Part;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Part & { iat: number; exp: number };
  const without = (name: string): Part =>
    Object.fromEntries(Object.entries(claims).filter(([k]) => k !== name));
  const { iat, exp } = claims;
  const withClaims = (changes: Part): string => makeJwt(key, header, { ...claims, ...changes });
  const withHeader = (changes: Part): string => makeJwt(key, { ...header, ...changes }, claims);
  const unsigned = (alg: string): string => `${encode({ ...header, alg })}.${body}`;
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const byRsa = `${encode({ ...header, alg: 'RS256' })}.${body}`;
  const weak = [
    'secret',
    '',
    '123456',
    'zarra',
    'changeme',
    'AUTH_SECRET',
    'a secret for tests, longer than 32 bytes',
  ];
  const attackerKey = Buffer.from('a key of an attacker, 32 bytes..');
  return {
    ...Object.fromEntries(
      weak.map((secret) => [`signed by "${secret}"`, makeJwt(secret || '\0', header, claims)]),
    ),
    'signed by another key': makeJwt(attackerKey, header, claims),
    'alg none, no signature': `${unsigned('none')}.`,
    'alg None': `${unsigned('None')}.`,
    'alg NONE with the old signature': `${unsigned('NONE')}.${signature}`,
    'alg nOnE without the last dot': unsigned('nOnE'),
    'alg none signed by the server key': withHeader({ alg: 'none' }),
    'no alg': makeJwt(key, { typ: header['typ'] }, claims),
    'alg HS384': makeJwt(key, { ...header, alg: 'HS384' }, claims, 'sha384'),
    'alg HS512': makeJwt(key, { ...header, alg: 'HS512' }, claims, 'sha512'),
    'alg hs256': withHeader({ alg: 'hs256' }),
    'alg as a list': withHeader({ alg: ['HS256'] }),
    'alg RS256': `${byRsa}.${sign('sha256', Buffer.from(byRsa), rsa.privateKey).toString('base64url')}`,
    'alg RS256, signed as HMAC by the public key': makeJwt(publicPem, { ...header, alg: 'RS256' }, claims),
    'HMAC by a public key': makeJwt(publicPem, header, claims),
    'an embedded jwk': makeJwt(
      attackerKey,
      { ...header, jwk: { kty: 'oct', k: encode(attackerKey.toString()) } },
      claims,
    ),
    'a jku': makeJwt(attackerKey, { ...header, jku: 'https://example.org/keys.json' }, claims),
    'an x5u': makeJwt(attackerKey, { ...header, x5u: 'https://example.org/cert.pem' }, claims),
    'kid ../../dev/null': makeJwt('\0', { ...header, kid: '../../../../dev/null' }, claims),
    "kid ' union select": makeJwt('x', { ...header, kid: "' union select 'x' --" }, claims),
    'an unknown crit': withHeader({ crit: ['exp'], exp: 1 }),
    'b64 false': withHeader({ b64: false, crit: ['b64'] }),
    'no typ': makeJwt(key, { alg: 'HS256' }, claims),
    'typ JWT': withHeader({ typ: 'JWT' }),
    'typ refresh': withHeader({ typ: 'rt+jwt' }),
    'typ in upper case': withHeader({ typ: 'AT+JWT' }),
    'no iss': makeJwt(key, header, without('iss')),
    'a different iss': withClaims({ iss: 'zarra2' }),
    'iss as a list': withClaims({ iss: ['zarra'] }),
    'no aud': makeJwt(key, header, without('aud')),
    'a different aud': withClaims({ aud: 'zarra-mail' }),
    'several auds': withClaims({ aud: ['zarra-api', 'x'] }),
    'no sub': makeJwt(key, header, without('sub')),
    'sub as a number': withClaims({ sub: Number(claims['sub']) }),
    'sub with a zero before it': withClaims({ sub: `0${String(claims['sub'])}` }),
    'sub too large': withClaims({ sub: '9999999999' }),
    'a different sub': withClaims({ sub: '2147483647' }),
    'sub as SQL': withClaims({ sub: '1 or 1=1' }),
    'no sid': makeJwt(key, header, without('sid')),
    'a different sid': withClaims({ sid: '00000000-0000-4000-8000-000000000000' }),
    'sid that is not a UUID': withClaims({ sid: 'x' }),
    'sid as a list': withClaims({ sid: [claims['sid']] }),
    'counter as a text': withClaims({ counter: '0' }),
    'a negative counter': withClaims({ counter: -1 }),
    'a counter with a fraction': withClaims({ counter: 0.5 }),
    'a counter out of range': withClaims({ counter: 1_000_000_000 }),
    'no exp': makeJwt(key, header, without('exp')),
    'no iat': makeJwt(key, header, without('iat')),
    expired: withClaims({ iat: iat - 1000, exp: iat - 100 }),
    'exp as a text': withClaims({ exp: String(exp) }),
    'exp null': withClaims({ exp: null }),
    'valid for a year': withClaims({ iat: iat - 1000, exp: exp + 31_536_000 }),
    'iat in the future': withClaims({ iat: iat + 3600, exp: exp + 3600 }),
    'not yet': withClaims({ nbf: iat + 3600 }),
    'a payload that is a list': makeJwt(key, header, JSON.stringify([claims])),
    'a payload that is not JSON': makeJwt(key, header, 'x'),
    'a header that is not JSON': makeJwt(key, 'x', claims),
    'a changed payload': `${head}.${encode({ ...claims, sub: '2' })}.${signature}`,
    'no signature': `${head}.${body}.`,
    'a truncated signature': `${head}.${body}.${signature.slice(0, -1)}`,
    'a signature in another base64url spelling': `${head}.${body}.${respell(signature)}`,
    'a padded signature': `${valid}=`,
    'space in the signature': `${head}.${body}.${signature.slice(0, 20)} ${signature.slice(20)}`,
    'four parts': `${valid}.${signature}`,
    'five parts, as if encrypted': `${head}..${body}.${signature}.x`,
    'as JSON': JSON.stringify({ protected: head, payload: body, signature }),
    'two tokens': `${valid},${valid}`,
    'the refresh token': refresh,
    'an empty token': '',
    'only dots': '..',
  };
}

/** Another spelling of the same 32 bytes: sets the two unused bits of the last character. */
function respell(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signature.slice(0, -1) + (alphabet[alphabet.indexOf(signature.slice(-1)) + 1] ?? '');
}
