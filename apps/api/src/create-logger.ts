import { pino, type DestinationStream, type Logger } from 'pino';

/** What is told of an error: drivers hang the values of a row, or the text of a mail, on theirs. */
function toldOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: toldOf(error.cause) }),
  };
}

const secrets = [
  'password',
  'new_password',
  'refresh',
  'access',
  'otp_key',
  'otp_code',
  'authorization',
  'cookie',
];

/** The server's log: JSON lines without passwords, codes, keys, tokens and cookies. */
export const createLogger = (destination?: DestinationStream): Logger =>
  pino(
    {
      redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: { err: toldOf },
    },
    ...(destination ? [destination] : []),
  );
