// Shared by both command line programs.
import { createInterface } from 'node:readline/promises';

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
