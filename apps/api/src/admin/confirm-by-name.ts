import { createInterface } from 'node:readline/promises';

/** Has the person at a terminal type the username; true when it is exactly that. */
export async function confirmByName(
  username: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<boolean> {
  const lines = createInterface({ input, output });
  // Ended without an answer (Ctrl+D, Ctrl+C): that is no yes.
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    const asked = lines.question('Type the username to go on: ').catch(() => '');
    const answer = await Promise.race([asked, ended]);
    return answer.trim() === username;
  } finally {
    lines.close();
  }
}
