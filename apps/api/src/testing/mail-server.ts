import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEachFile } from './cleanup.js';
import { waitUntil } from './process.js';

/** Behaviour of the mail server for the next mails. */
export type MailServerMode =
  | 'accept'
  /** Rejects the recipient temporarily (451). */
  | 'reject'
  /** Reads the complete text, then rejects it (451). */
  | 'reject-text'
  /** Accepts connections and sends no greeting. */
  | 'hang'
  /** Reads the complete text and does not respond. */
  | 'hang-after-text'
  /** Reads the complete text and drops the connection without a response. */
  | 'drop-after-text';

export interface ReceivedMail {
  /** The addresses of the envelope. */
  readonly to: readonly string[];
  readonly raw: string;
  readonly email: Email;
}

/** A real SMTP server on loopback that records the mails it reads. */
export interface TestMailServer {
  /** For SMTP_URL. */
  readonly url: string;
  mode: MailServerMode;
  /** Every completely received mail in order, accepted or not. */
  readonly mails: readonly ReceivedMail[];
  readonly openConnections: number;
  /** Resolves with the mails to an address once there are `count`. */
  mailsTo(address: string, count?: number): Promise<readonly ReceivedMail[]>;
  /** Stops the server; the recorded mails remain. */
  stop(): Promise<void>;
  /** Starts the server again on the same port. */
  start(): Promise<void>;
}

const started = new Set<TestMailServer>();

afterEachFile(async () => {
  for (const server of started) await server.stop();
  started.clear();
});

const temporaryError = (): Error => Object.assign(new Error('Not now, greylisted'), { responseCode: 451 });

/** Starts a server on a free port; it is stopped after the test file. */
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
        if (testServer.mode !== 'hang') done();
      },
      onRcptTo: (_address, _session, done) => done(testServer.mode === 'reject' ? temporaryError() : null),
      onData: (stream, { envelope, remotePort }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const raw = Buffer.concat(parts);
          void PostalMime.parse(raw).then((email) => {
            const to = envelope.rcptTo.map(({ address }) => address);
            mails.push({ to, raw: raw.toString('latin1'), email });
            if (testServer.mode === 'accept') done();
            else if (testServer.mode === 'reject-text') done(temporaryError());
            else if (testServer.mode === 'drop-after-text')
              for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
          });
        });
      },
    });

  const testServer: TestMailServer = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mode,
    mails,
    get openConnections() {
      return sockets.size;
    },
    mailsTo: async (address, count = 1) => {
      const found = () => mails.filter(({ to }) => to.includes(address));
      await waitUntil(() => found().length >= count);
      return found();
    },
    stop: async () => {
      const current = server;
      if (!current) return;
      server = undefined;
      const closed = new Promise<void>((resolve) => current.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    start: async () => {
      server = create();
      // Clients that disconnect during a mail are expected in these tests.
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
  started.add(testServer);
  await testServer.start();
  return testServer;
}
