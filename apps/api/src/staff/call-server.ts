import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { CommandError } from '../command-line.js';
import type { ControlInfo } from './control-file.js';

/** Longer than any command takes; a server that does not answer by then is stopped or frozen. */
const TIMEOUT_MS = 10 * 60_000;

/**
 * Runs a staff command in the server that holds the embedded database.
 * @returns the JSON result
 * @throws CommandError when the command fails there or the server does not answer
 */
export async function callServer(
  { port, secret }: ControlInfo,
  name: string,
  input: unknown,
): Promise<unknown> {
  const httpRequest = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    // Bypasses the default agent, which may use a proxy.
    agent: false,
    timeout: TIMEOUT_MS,
  });
  httpRequest.once('timeout', () => httpRequest.destroy(new Error('timeout')));
  httpRequest.end(JSON.stringify({ name, input }));
  try {
    const [response] = (await once(httpRequest, 'response')) as [IncomingMessage];
    const { answer: result, error } = (await json(response)) as { answer?: unknown; error?: string };
    if (response.statusCode === 200) return result;
    throw new CommandError(error ?? 'The server rejected the command.');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `The server that holds the database did not answer (${(error as Error).message}). Try again.`,
    );
  }
}
