import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { replaceFile } from '../database/data-file.js';
import { codeOf } from '../database/error-reason.js';
import { MailNotSentError, messageOptions, type SendMail } from './mail.js';
import { sendBySmtp } from './send-by-smtp.js';

/** Mails contain addresses and codes: files are deleted after this time. */
const FILE_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Name of a file, which starts with its time. */
const fileName = (time: Date): string => time.toISOString().replace(/[:.]/g, '-');

async function deleteExpired(folder: string): Promise<void> {
  const oldest = fileName(new Date(Date.now() - FILE_DAYS * DAY_MS));
  for (const name of await readdir(folder))
    if (name.endsWith('.eml') && name < oldest) await rm(path.join(folder, name), { force: true });
}

/** Writes each mail to a folder as an `.eml` file (RFC 5322) and logs the file name. */
function sendToFiles(folder: string, from: string, log: FastifyBaseLogger): SendMail {
  return async (mail, id) => {
    const file = path.join(folder, `${fileName(new Date())}-${id}.eml`);
    try {
      // Imported on demand: nodemailer would delay each start.
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const content = await new MailComposer({ ...messageOptions(mail, from), newline: 'win' })
        .compile()
        .build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await replaceFile(file, content);
      await deleteExpired(folder);
    } catch (error) {
      throw new MailNotSentError(codeOf(error), { cause: error });
    }
    log.info({ file }, 'no mail server configured (SMTP_URL): mail written to a file');
  };
}

interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
}

/** Sends by SMTP, or writes files to the folder `mail` of `dataDir` when no mail server is configured. */
export const createSendMail = ({ smtpUrl, mailFrom, dataDir, log }: MailSettings): SendMail =>
  smtpUrl === undefined
    ? sendToFiles(path.join(dataDir, 'mail'), mailFrom, log)
    : sendBySmtp(smtpUrl, mailFrom);
