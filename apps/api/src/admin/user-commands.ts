import type { FoundUser } from '../staff/find-user.js';
import type { RunStaffCommand } from '../staff/staff-commands.js';
import { formatTable, formatTime } from '../format-table.js';

/** A table of all users, or of those whose username or e-mail address contains a text. */
export async function listUsers(runCommand: RunStaffCommand, search: string | undefined): Promise<string> {
  const users = await runCommand('listUsers', { search });
  if (users.length === 0) return 'No users.';
  return formatTable(
    ['id', 'username', 'e-mail', 'created', 'disabled', 'sessions'],
    users.map(({ id, username, email, createdAt, disabledAt, sessions }) => [
      String(id),
      username,
      email,
      formatTime(createdAt),
      disabledAt === undefined ? 'no' : formatTime(disabledAt),
      String(sessions),
    ]),
  );
}

/** A table of the user's sessions. */
export async function listSessions(runCommand: RunStaffCommand, { id }: FoundUser): Promise<string> {
  const sessions = await runCommand('listSessions', { id });
  if (sessions.length === 0) return 'No sessions.';
  const rows = sessions.map(({ createdAt, usedAt }) => [formatTime(createdAt), formatTime(usedAt)]);
  return formatTable(['signed in', 'last used'], rows);
}

type Change = 'endSessions' | 'disableUser' | 'enableUser' | 'deleteUser';

/** Changes a user. @returns a sentence about it */
export async function changeOf(
  runCommand: RunStaffCommand,
  change: Change,
  { id }: FoundUser,
): Promise<string> {
  const ended = await runCommand(change, { id });
  if (change === 'enableUser') return 'Enabled: the user can sign in again.';
  if (change === 'deleteUser') return 'Deleted.';
  return `${change === 'disableUser' ? 'Disabled. ' : ''}Sessions ended: ${String(ended)}.`;
}
