import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMail } from './mail.js';
import { sendBySmtp } from './send-by-smtp.js';
import { sendToFiles } from './send-to-files.js';

export interface MailSettings {
  /** URL of the mail server; undefined: each mail becomes a file. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The mail files are in its folder `mail`. */
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
}

/** Sends by SMTP, or writes files when no mail server is configured. */
export const createSendMail = ({ smtpUrl, mailFrom, dataDir, log }: MailSettings): SendMail =>
  smtpUrl === undefined
    ? sendToFiles(path.join(dataDir, 'mail'), mailFrom, log)
    : sendBySmtp(smtpUrl, mailFrom);
