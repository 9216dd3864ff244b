import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** A text of two lines of a terminal. */
export const longText = `Uzun ${'😀 '.repeat(100)}`.trim();
export const messages = [
  ['2026-03-01T23:59:59.999Z', 'Aziza', '+998901234567', '=HYPERLINK("https://evil.example","bosing")'],
  ['2026-03-02T00:00:00.000Z', 'Gʻayrat "Gʻ"', '+998901234568', 'Birinchi, qator;\n=1+1\n\nuchinchi'],
  ['2026-03-03T10:20:30.000Z', '@Dilnoza', '+998931112233', longText],
] as const;

export async function insertMessages(db: Kysely<Tables>): Promise<void> {
  const rows = messages.map(([time, name, phone, message]) => ({
    name,
    phone,
    message,
    created_at: new Date(time),
  }));
  await db.insertInto('contact_messages').values(rows).execute();
}
