// The mails that a server without a mail server writes (DATA_DIR/mail).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Mails come while learners wait for them: after so long without any, the server sends none. */
const NO_MAIL_MS = 120_000;

interface Mail {
  readonly to: string;
  /** Absent in a notice. */
  readonly code: string | undefined;
}

export type MailFolder = ReturnType<typeof openMailFolder>;

export function openMailFolder(dataDir: string) {
  const folder = path.join(dataDir, 'mail');
  const known = new Map<string, Mail>();
  let lastArrival = 0;

  /** Every mail so far. */
  async function all(): Promise<Mail[]> {
    const files = await readdir(folder).catch((): string[] => []);
    for (const file of files.filter((name) => name.endsWith('.eml') && !known.has(name))) {
      lastArrival = Date.now();
      const text = await readFile(path.join(folder, file), 'utf8');
      known.set(file, {
        to: /^To: (.+)$/m.exec(text)?.[1]?.trim() ?? '',
        code: /^ +(\d{3} \d{3})\r?$/m.exec(text)?.[1],
      });
    }
    return [...known.values()];
  }

  return {
    all,
    /**
     * The code mailed to an address; undefined when none has come and `isLost` says that none will.
     * @throws when it has not come and no other mail comes either
     */
    async codeFor(to: string, isLost: () => boolean): Promise<string | undefined> {
      const asked = Date.now();
      for (;;) {
        // Asked before the folder is read: a mail written in between is found.
        const lost = isLost();
        const code = (await all()).find((mail) => mail.to === to && mail.code)?.code;
        if (code !== undefined || lost) return code;
        if (Date.now() > Math.max(asked, lastArrival) + NO_MAIL_MS)
          throw new Error(`no code was mailed to ${to}: ${known.size} mails came, none for ${NO_MAIL_MS} ms`);
        await wait(50);
      }
    },
  };
}
