import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.js';
import type { SendMail } from './mail.js';
import { sendBySmtp } from './send-by-smtp.js';
import { sendToFiles } from './send-to-files.js';

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'> & { readonly log: FastifyBaseLogger };

/** Sends by SMTP, or writes files to the folder `mail` of `dataDir` when no mail server is configured. */
export const createSendMail = ({ smtpUrl, mailFrom, dataDir, log }: MailSettings): SendMail =>
  smtpUrl === undefined
    ? sendToFiles(path.join(dataDir, 'mail'), mailFrom, log)
    : sendBySmtp(smtpUrl, mailFrom);
