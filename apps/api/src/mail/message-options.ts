import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.js';

/** A mail as nodemailer takes it. The recipient is a structured address: nothing in it is read as a list or header. */
export const messageOptions = (mail: Mail, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  xMailer: false,
  // Holiday answers to a machine help nobody (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'uz' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
