import path from 'node:path';
import { createInterface } from 'node:readline/promises';

/** An expected failure of a staff command. The message is for the operator; nothing was changed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** A command as the operator types it: `zarra admin` in an unpacked archive, `npm run admin --` in the repository. */
export const commandName = (name: string): string =>
  path.basename(process.argv[1] ?? '') === 'zarra' ? `zarra ${name}` : `npm run ${name} --`;

/** Reads one line from the terminal; empty when the input ends first (Ctrl+D, Ctrl+C). */
export async function promptLine(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    const line = await Promise.race([terminal.question(question).catch(() => ''), ended]);
    return line.trim();
  } finally {
    terminal.close();
  }
}
