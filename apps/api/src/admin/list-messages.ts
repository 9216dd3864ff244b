import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { formatTable, formatTime } from './format-table.js';
import { readMessages, type MessageChoice } from './read-messages.js';

/** Letters of a message that stand in its line. */
const SHOWN = 60;

function shorten(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : letters.join('');
}

/** Messages of the contact form as lines, newest first. @throws AdminError */
export async function listMessages(db: Kysely<Tables>, choice: MessageChoice): Promise<string> {
  const rows: string[][] = [];
  for await (const { id, created_at, name, phone, message } of readMessages(db, choice))
    rows.push([String(id), formatTime(created_at), name, phone, shorten(message)]);
  return rows.length === 0 ? 'No messages.' : formatTable(['id', 'time', 'name', 'phone', 'message'], rows);
}
