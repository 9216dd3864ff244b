import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const WAIT_MS = 15_000;

/** A mail server that stores what it receives. */
export interface MailCatcher {
  /** For SMTP_URL. */
  readonly url: string;
  /** Every mail to an address so far, in order. */
  mailsTo(address: string): readonly Email[];
  /** The next mail to an address after the first `seen` ones. */
  nextTo(address: string, seen?: number): Promise<Email>;
  close(): Promise<void>;
}

/** Starts a real SMTP server on a free port of this machine. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: { readonly to: readonly string[]; readonly email: Email }[] = [];
  const arrivals = new EventTarget();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((email) => {
          mails.push({ to: envelope.rcptTo.map(({ address }) => address), email });
          arrivals.dispatchEvent(new Event('mail'));
          done();
        });
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  const mailsTo = (address: string) =>
    mails.filter(({ to }) => to.includes(address)).map(({ email }) => email);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo,
    nextTo: (address, seen = 0) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const email = mailsTo(address)[seen];
          if (!email) return;
          clearTimeout(timer);
          arrivals.removeEventListener('mail', look);
          resolve(email);
        };
        const timer = setTimeout(() => {
          arrivals.removeEventListener('mail', look);
          reject(new Error(`No mail to ${address} in ${WAIT_MS} ms; there were ${mails.length} others.`));
        }, WAIT_MS);
        arrivals.addEventListener('mail', look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
