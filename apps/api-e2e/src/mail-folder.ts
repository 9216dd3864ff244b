// Reads the mail files of a server without a mail server (DATA_DIR/mail).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Timeout since the last mail: while learners wait, the server sends mails continuously. */
const MAIL_TIMEOUT_MS = 120_000;

export interface Mail {
  readonly to: string;
  /** Absent in a notice. */
  readonly code: string | undefined;
}

export type MailFolder = ReturnType<typeof openMailFolder>;

export function openMailFolder(dataDir: string) {
  const folder = path.join(dataDir, 'mail');
  const mails = new Map<string, Mail>();
  let lastArrival = 0;

  /** Reads all mails so far. */
  async function readAll(): Promise<Mail[]> {
    // Names start with the time.
    const files = (await readdir(folder).catch((): string[] => [])).sort();
    for (const file of files.filter((name) => name.endsWith('.eml') && !mails.has(name))) {
      lastArrival = Date.now();
      const text = await readFile(path.join(folder, file), 'utf8');
      mails.set(file, {
        to: /^To: (.+)$/m.exec(text)?.[1]?.trim() ?? '',
        code: /^ +(\d{3}(?: \d{3})+)\r?$/m.exec(text)?.[1],
      });
    }
    return [...mails.values()];
  }

  return {
    readAll,
    /** The codes mailed to an address so far, oldest first. */
    codesTo: async (to: string): Promise<string[]> =>
      (await readAll()).flatMap((mail) => (mail.to === to && mail.code ? [mail.code] : [])),
    /**
     * Waits for the code mailed to an address; returns undefined when it has not arrived and `isLost` returns true.
     * @throws when no mail arrives before the timeout
     */
    async codeFor(to: string, isLost: () => boolean): Promise<string | undefined> {
      const start = Date.now();
      for (;;) {
        // The condition is evaluated before the folder is read, so that a mail written in between is found.
        const lost = isLost();
        const code = (await readAll()).find((mail) => mail.to === to && mail.code)?.code;
        if (code !== undefined || lost) return code;
        if (Date.now() > Math.max(start, lastArrival) + MAIL_TIMEOUT_MS)
          throw new Error(
            `no code was mailed to ${to}: ${mails.size} mails arrived, none for ${MAIL_TIMEOUT_MS} ms`,
          );
        await wait(50);
      }
    },
  };
}
