import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const DAY_MS = 24 * 60 * 60_000;
/** Browsers keep no cookie longer. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
/** A user is removed after this many days without a sign-in on the device. */
const UNUSED_DAYS = 180;
/** Maximum users of a device, such as a school computer. A further user replaces the one with the oldest sign-in. */
const MAX_USERS = 20;
/** Longer cookies are ignored. A cookie with {@link MAX_USERS} is shorter. */
const MAX_LENGTH = 1024;
/** The device's id, `~user.day.tag` for each user, `!`, signature. Every character is allowed in a cookie. */
const COOKIE = /^(([\w-]{22})((?:~[\da-z]{1,11}\.[\da-z]{1,6}\.[\w-]{11})*))!([\w-]{43})$/;
const TAG_BYTES = 8;

declare module 'fastify' {
  interface FastifyInstance {
    readonly deviceCookie: DeviceCookie;
  }
}

/** A signed cookie with the users who signed in on a device. It grants no access; it gives the device separate limits. */
export interface DeviceCookie {
  /** Whether the cookie has a user. Without one {@link knownDeviceId} knows no device. */
  hasUsers(request: FastifyRequest): boolean;
  /**
   * The id of a device on which the user signed in during the last 180 days; undefined for an unknown device.
   * @param passwordHash the stored hash. A sign-in with an earlier password does not count, so that cookies collected with a
   * stolen password are useless after a reset. Absent: it counts
   */
  knownDeviceId(request: FastifyRequest, userId: number, passwordHash?: string): string | undefined;
  /** Adds a user to the cookie and sends it. The caller has authenticated the user. */
  addUser(request: FastifyRequest, reply: FastifyReply, userId: number, passwordHash: string): void;
  /** Removes a user, whose account was deleted, from the cookie. */
  removeUser(request: FastifyRequest, reply: FastifyReply, userId: number): void;
}

interface Entry {
  readonly user: string;
  /** Days since 1970. */
  readonly day: number;
  /** Depends on the stored password hash. */
  readonly tag: string;
}

interface Device {
  readonly id: string;
  readonly entries: readonly Entry[];
}

/** `__Host-`: a subdomain cannot set the cookie. Browsers accept the prefix over https only. */
const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
const nameFor = (request: FastifyRequest): string => (isSecure(request) ? '__Host-device' : 'device');

function createDeviceCookie(key: Uint8Array, now: () => Date): DeviceCookie {
  const mac = (purpose: string, text: string): Buffer =>
    createHmac('sha256', key).update(`${purpose} ${text}`).digest();
  const sign = (text: string): string => mac('cookie', text).toString('base64url');
  const tagOf = (userId: number, passwordHash: string): string =>
    mac('password', `${userId} ${passwordHash}`).subarray(0, TAG_BYTES).toString('base64url');
  const today = (): number => Math.floor(now().getTime() / DAY_MS);

  /** The device and its users; undefined without a valid cookie. */
  const read = (request: FastifyRequest): Device | undefined => {
    const { cookie } = request.headers;
    const value = cookie === undefined ? undefined : parseCookie(cookie)[nameFor(request)];
    if (value === undefined || value.length > MAX_LENGTH) return undefined;
    const [, signed = '', id = '', list = '', signature = ''] = COOKIE.exec(value) ?? [];
    if (id === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(signed)))) return undefined;
    const entries = list.split('~').slice(1, MAX_USERS + 1);
    return {
      id,
      entries: entries
        .map((entry) => entry.split('.'))
        .map(([user = '', day = '', tag = '']) => ({ user, day: Number.parseInt(day, 36), tag }))
        .filter(({ day }) => today() - day < UNUSED_DAYS),
    };
  };

  const send = (request: FastifyRequest, reply: FastifyReply, { id, entries }: Device): void => {
    const signed = [id, ...entries.map(({ user, day, tag }) => `${user}.${day.toString(36)}.${tag}`)].join(
      '~',
    );
    const cookie = stringifySetCookie({
      name: nameFor(request),
      value: `${signed}!${sign(signed)}`,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: MAX_AGE_S,
      secure: isSecure(request),
    });
    reply.header('set-cookie', cookie);
  };

  const knownDeviceId: DeviceCookie['knownDeviceId'] = (request, userId, passwordHash) => {
    const device = read(request);
    const entry = device?.entries.find(({ user }) => user === userId.toString(36));
    if (!entry) return undefined;
    return passwordHash === undefined || entry.tag === tagOf(userId, passwordHash) ? device?.id : undefined;
  };

  return {
    hasUsers: (request) => (read(request)?.entries.length ?? 0) > 0,
    knownDeviceId,
    addUser: (request, reply, userId, passwordHash) => {
      const { id, entries } = read(request) ?? { id: randomBytes(16).toString('base64url'), entries: [] };
      const user = userId.toString(36);
      const others = entries.filter((entry) => entry.user !== user).slice(0, MAX_USERS - 1);
      send(request, reply, {
        id,
        entries: [{ user, day: today(), tag: tagOf(userId, passwordHash) }, ...others],
      });
    },
    removeUser: (request, reply, userId) => {
      const device = read(request);
      if (!device) return;
      const user = userId.toString(36);
      send(request, reply, { ...device, entries: device.entries.filter((entry) => entry.user !== user) });
    },
  };
}

/** Adds `deviceCookie`. */
export const deviceCookie = fp(
  (app) => {
    app.decorate('deviceCookie', createDeviceCookie(app.keys.device, app.now));
  },
  { name: 'device-cookie', dependencies: ['context'] },
);

/** Key of a known device and one of its users, for the limits of sign-ins. */
export const knownDeviceKey = (deviceId: string, userId: number): string => `${deviceId} ${userId}`;
