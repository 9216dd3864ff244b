import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/open-database.js';
import { parseCsv } from '../testing/csv.js';
import { databaseKinds, openTestDatabase } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { insertMessages, longText, messages } from '../testing/staff-messages.js';
import { runStaffCommand, type RunStaffCommand } from '../staff/staff-commands.js';
import { exportMessages } from './export-messages.js';
import { listMessages } from './list-messages.js';

describe.each(databaseKinds)('messages for staff (%s)', (kind) => {
  let database: Database;
  const runCommand = ((name: string, input: unknown) =>
    runStaffCommand(database.db, name, input)) as RunStaffCommand;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await insertMessages(database.db);
  });
  afterAll(() => database.close());

  test('are listed, newest first, each in one line', async () => {
    const [titles, ...lines] = (await listMessages(runCommand, {})).split('\n');
    expect(titles).toMatch(/^id +time +name +phone +message$/);
    expect(lines).toEqual([
      expect.stringMatching(/^3 +2026-03-03 10:20Z +@Dilnoza +\+998931112233 +Uzun (😀 )+😀?…$/u),
      expect.stringMatching(
        /^2 +2026-03-02 00:00Z +Gʻayrat "Gʻ" +\+998901234568 +Birinchi, qator; =1\+1 uchinchi$/,
      ),
      expect.stringMatching(/^1 +2026-03-01 23:59Z +Aziza +\+998901234567 +=HYPERLINK/),
    ]);
    for (const line of lines) expect(line.length).toBeLessThan(200);
  });

  const [aziza, gayrat, dilnoza] = ['Aziza', 'Gʻayrat', 'Dilnoza'];
  test.each([
    [{ since: '2026-03-02' }, [gayrat, dilnoza]],
    [{ search: "g'AYRAT" }, [gayrat]],
    [{ search: 'Ғайрат' }, [gayrat]],
    [{ search: '90 123-45' }, [aziza, gayrat]],
    [{ search: 'UZUN' }, [dilnoza]],
    [{ since: '2026-03-02', search: '+998 90' }, [gayrat]],
    [{ search: '%' }, []],
    [{ since: '2026-03-04' }, []],
  ])('are found by day, and by name, phone or message in any spelling: %j', async (filter, names) => {
    const list = await listMessages(runCommand, filter);
    expect([aziza, gayrat, dilnoza].filter((name) => list.includes(name))).toEqual(names);
    if (names.length === 0) expect(list).toBe('No messages.');
  });

  test.each(['kecha', '2026-02-30', '2026-3-1', '01.03.2026', '', '+002026-03-01'])(
    'with the invalid day %j are rejected, and no file is created',
    async (since) => {
      const error = `--since must be a day such as 2026-03-31; it is "${since}".`;
      await expect(listMessages(runCommand, { since })).rejects.toThrow(error);
      const file = path.join(await makeFolder(), 'a.csv');
      await expect(exportMessages(runCommand, { since }, file)).rejects.toThrow(error);
      await expect(stat(file)).rejects.toThrow('ENOENT');
    },
  );

  test('are exported as a table that Excel reads without calculating formulas', async () => {
    const file = path.join(await makeFolder(), 'xabarlar.csv');
    expect(await exportMessages(runCommand, {}, file)).toBe(`${file}: 3 messages.`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(text.startsWith('\uFEFFid,')).toBe(true);
    expect(parseCsv(text.slice(1))).toEqual([
      ['id', 'time (UTC)', 'name', 'phone', 'message'],
      ['3', '2026-03-03 10:20:30', "'@Dilnoza", "'+998931112233", longText],
      ['2', '2026-03-02 00:00:00', 'Gʻayrat "Gʻ"', "'+998901234568", "Birinchi, qator;\n'=1+1\n\nuchinchi"],
      ['1', '2026-03-01 23:59:59', 'Aziza', "'+998901234567", `'${messages[0][3]}`],
    ]);
  });

  test('never overwrite a file', async () => {
    const folder = await makeFolder({ 'bor.csv': 'eski' });
    const file = path.join(folder, 'bor.csv');
    const error = `${file} already exists. Nothing was written.`;
    await expect(exportMessages(runCommand, {}, file)).rejects.toThrow(error);
    expect(await readFile(file, 'utf8')).toBe('eski');
    const missingFolder = exportMessages(runCommand, {}, path.join(folder, 'yoʻq', 'a.csv'));
    await expect(missingFolder).rejects.toThrow(/^Nothing was written: ENOENT/);
  });

  test('over several pages are listed completely, each once', async () => {
    const row = { name: 'Ali', phone: '+998901234567', created_at: new Date('2026-04-01T10:00:00Z') };
    const rows = Array.from({ length: 1000 }, (_, n) => ({ ...row, message: `Xabar ${n}` }));
    await database.db.insertInto('contact_messages').values(rows).execute();
    const [, ...lines] = (await listMessages(runCommand, {})).split('\n');
    const expected = Array.from({ length: 1003 }, (_, n) => 1003 - n);
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(expected);
  });
});
