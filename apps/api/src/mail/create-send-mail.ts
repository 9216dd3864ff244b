import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Config } from '../config.js';
import { replaceFile } from '../database/data-file.js';
import { MailNotSentError, messageOptions, type SendMail } from './mail.js';
import { sendBySmtp } from './send-by-smtp.js';

/** Writes each mail to a folder as an `.eml` file (RFC 5322) and logs the file name. */
function sendToFiles(folder: string, from: string, log: FastifyBaseLogger): SendMail {
  return async (mail, id) => {
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const file = path.join(folder, `${time}-${id}.eml`);
    try {
      const content = await new MailComposer({ ...messageOptions(mail, from), newline: 'win' })
        .compile()
        .build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await replaceFile(file, content);
    } catch (error) {
      throw new MailNotSentError((error as NodeJS.ErrnoException).code ?? 'unknown', { cause: error });
    }
    log.info({ file }, 'no mail server configured (SMTP_URL): mail written to a file');
  };
}

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'> & { readonly log: FastifyBaseLogger };

/** Sends by SMTP, or writes files to the folder `mail` of `dataDir` when no mail server is configured. */
export const createSendMail = ({ smtpUrl, mailFrom, dataDir, log }: MailSettings): SendMail =>
  smtpUrl === undefined
    ? sendToFiles(path.join(dataDir, 'mail'), mailFrom, log)
    : sendBySmtp(smtpUrl, mailFrom);
