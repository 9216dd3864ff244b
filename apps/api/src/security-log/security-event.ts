import type { FastifyRequest } from 'fastify';

/** The account that an event concerns. */
interface Account {
  readonly id: number;
  readonly username: string;
}

interface RequestEvent<Name extends string> {
  readonly event: Name;
  readonly request: FastifyRequest;
  /** Absent for an unknown account. The entered name is not logged: it may be a password in the wrong field. */
  readonly user?: Account | undefined;
}

/** An event of a request. */
export type SecurityEvent =
  | RequestEvent<
      | 'sign-in'
      | 'sign-in-failed'
      | 'sign-out'
      /** A refresh token that was replaced came from another device than that of the session. It was refused. */
      | 'token-repeated'
      | 'registration'
      | 'recovery-requested'
      | 'recovery-verified'
      | 'password-reset'
      | 'password-changed'
      | 'email-change-requested'
      | 'email-changed'
      | 'account-exported'
      | 'account-deleted'
    >
  | (RequestEvent<'limit-reached'> & {
      /** Number of such events of the same address and route since the last line about them; absent: 0. */
      readonly omitted?: number | undefined;
    })
  | (RequestEvent<'session-ended'> & {
      /** `learner`: the learner ended them in the list of sessions. */
      readonly reason: 'token-reused' | 'session-limit' | 'password-reset' | 'password-changed' | 'learner';
      /** Number of ended sessions. */
      readonly sessions: number;
    });

/** A change that staff made with a command. */
export type StaffEvent =
  | { readonly event: 'staff-action'; readonly command: string; readonly user?: Account | undefined }
  | { readonly event: 'session-ended'; readonly reason: 'staff'; readonly user: Account };

/** Control and bidirectional characters. JSON does not escape them, and a viewer may break lines or reorder text at them. */
const UNSAFE_CHARACTERS = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Formats a record as one line of JSON. Line breaks in values are escaped. */
export const formatLine = (record: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify(record).replace(UNSAFE_CHARACTERS, escapeCharacter)}\n`;

const accountFields = (user: Account | undefined) => user && { user: user.id, username: user.username };

/** The line of an event of a request. It names the account by id and name only. */
export function formatEvent(event: SecurityEvent, time: Date): string {
  const { request, user } = event;
  return formatLine({
    time: time.toISOString(),
    event: event.event,
    ...accountFields(user),
    address: request.ip,
    method: request.method,
    route: request.routeOptions.url,
    request: request.id,
    ...(event.event === 'limit-reached' && { omitted: event.omitted }),
    ...(event.event === 'session-ended' && { reason: event.reason, sessions: event.sessions }),
  });
}

/**
 * The line of a staff command.
 * @param by name of the operating system's user
 */
export function formatStaffEvent({ user, ...event }: StaffEvent, by: string, time: Date): string {
  return formatLine({ time: time.toISOString(), ...event, ...accountFields(user), by });
}
