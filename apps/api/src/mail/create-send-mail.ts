import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMail } from './mail.js';
import { sendBySmtp } from './send-by-smtp.js';
import { sendToFiles } from './send-to-files.js';

export interface MailSettings {
  /** The mail server; absent: each mail becomes a file. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Its folder `mail` takes the files. */
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
}

/** Mail by SMTP, or as files where no mail server is configured. */
export const createSendMail = ({ smtpUrl, mailFrom, dataDir, log }: MailSettings): SendMail =>
  smtpUrl === undefined
    ? sendToFiles(path.join(dataDir, 'mail'), mailFrom, log)
    : sendBySmtp(smtpUrl, mailFrom);
