import { pino, type DestinationStream, type Logger } from 'pino';
import { nameSources } from './name-sources.js';

/** The fields of an error that are logged. Others may hold personal data: drivers add values of a row or the text of a mail. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack === undefined ? undefined : nameSources(error.stack),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

const secretFields = [
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
      redact: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: { err: serializeError },
    },
    ...(destination ? [destination] : []),
  );
