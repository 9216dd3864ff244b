import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.js';

/** The options of nodemailer. The recipient is a structured address, which is never parsed as a list or a header. */
export const messageOptions = (mail: Mail, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  xMailer: false,
  // Suppresses automatic replies such as holiday notices (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'uz' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
