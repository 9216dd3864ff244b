import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEachFile } from './test-cleanup.js';
import { waitUntil } from './test-process.js';

/** How the mail server treats the next mails. */
export type MailServerMode =
  | 'accept'
  /** Says no to the recipient, for now (451). */
  | 'refuse'
  /** Takes the whole text, then says no (451). */
  | 'refuse-text'
  /** Takes connections and says nothing. */
  | 'hang'
  /** Takes the whole text and never answers. */
  | 'hang-after-text'
  /** Takes the whole text and drops the connection without an answer. */
  | 'die-after-text';

export interface ReceivedMail {
  /** The addresses of the envelope. */
  readonly to: readonly string[];
  readonly raw: string;
  readonly email: Email;
}

/** A real SMTP server on loopback that keeps what it reads. */
export interface TestMailServer {
  /** For SMTP_URL. */
  readonly url: string;
  mode: MailServerMode;
  /** Every text that came in whole, in order; accepted or not. */
  readonly mails: readonly ReceivedMail[];
  /** Connections that are open now. */
  readonly open: number;
  /** The mails to an address, as soon as there are `count`. */
  mailsTo(address: string, count?: number): Promise<readonly ReceivedMail[]>;
  /** Goes down, keeping what it read. */
  stop(): Promise<void>;
  /** Comes back at the same address. */
  start(): Promise<void>;
}

const started = new Set<TestMailServer>();

afterEachFile(async () => {
  for (const server of started) await server.stop();
  started.clear();
});

const refusal = (): Error => Object.assign(new Error('Not now, greylisted'), { responseCode: 451 });

/** Starts on a free port; stopped after the test file. */
export async function startMailServer(mode: MailServerMode = 'accept'): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let server: SMTPServer | undefined;
  let port = 0;

  const create = (): SMTPServer =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onConnect: (_session, done) => {
        if (catcher.mode !== 'hang') done();
      },
      onRcptTo: (_address, _session, done) => done(catcher.mode === 'refuse' ? refusal() : null),
      onData: (stream, { envelope, remotePort }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const raw = Buffer.concat(parts);
          void PostalMime.parse(raw).then((email) => {
            const to = envelope.rcptTo.map(({ address }) => address);
            mails.push({ to, raw: raw.toString('latin1'), email });
            if (catcher.mode === 'accept') done();
            else if (catcher.mode === 'refuse-text') done(refusal());
            else if (catcher.mode === 'die-after-text')
              for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
          });
        });
      },
    });

  const catcher: TestMailServer = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mode,
    mails,
    get open() {
      return sockets.size;
    },
    mailsTo: async (address, count = 1) => {
      const found = () => mails.filter(({ to }) => to.includes(address));
      await waitUntil(() => found().length >= count);
      return found();
    },
    stop: async () => {
      const stopping = server;
      if (!stopping) return;
      server = undefined;
      const closed = new Promise<void>((resolve) => stopping.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    start: async () => {
      server = create();
      // A client that goes away in the middle is what these tests are about.
      server.on('error', () => undefined);
      server.server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      port = (server.server.address() as AddressInfo).port;
    },
  };
  started.add(catcher);
  await catcher.start();
  return catcher;
}
