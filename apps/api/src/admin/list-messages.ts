import type { MessageFilter } from '../staff/read-message-page.js';
import type { RunStaffCommand } from '../staff/staff-commands.js';
import { formatTable, formatTime } from '../format-table.js';
import { readMessages } from './read-messages.js';

/** Characters of a message in the table. */
const MAX_LENGTH = 60;

function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH).join('')}…`
    : characters.join('');
}

/** A table of contact messages, newest first. @throws CommandError */
export async function listMessages(runCommand: RunStaffCommand, filter: MessageFilter): Promise<string> {
  const rows: string[][] = [];
  for await (const { id, createdAt, name, phone, message } of readMessages(runCommand, filter))
    rows.push([String(id), formatTime(createdAt), name, phone, shorten(message)]);
  return rows.length === 0 ? 'No messages.' : formatTable(['id', 'time', 'name', 'phone', 'message'], rows);
}
