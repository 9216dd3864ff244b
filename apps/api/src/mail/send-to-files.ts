import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import MailComposer from 'nodemailer/lib/mail-composer';
import { MailRefusedError, type SendMail } from './mail.js';
import { messageOptions } from './message-options.js';

/** A file that appears whole, on disk, readable by its owner only. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.draft`;
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Puts each mail into a folder as an `.eml` file (RFC 5322) and names it in the log. */
export function sendToFiles(folder: string, from: string, log: FastifyBaseLogger): SendMail {
  return async (mail, id) => {
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const file = path.join(folder, `${time}-${id}.eml`);
    try {
      const content = await new MailComposer({ ...messageOptions(mail, from), newline: 'win' })
        .compile()
        .build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(file, content);
    } catch (error) {
      throw new MailRefusedError((error as NodeJS.ErrnoException).code ?? 'unknown', { cause: error });
    }
    log.info({ file }, 'no mail server is configured (SMTP_URL): the mail is a file');
  };
}
