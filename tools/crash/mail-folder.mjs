// @ts-check
// The mails a server without a mail server writes (DATA_DIR/mail).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** @param {string} dataDir */
export function openMailFolder(dataDir) {
  const folder = path.join(dataDir, 'mail');
  /** @type {Map<string, { to: string, code: string | undefined }>} */
  const known = new Map();

  /** @returns {Promise<{ to: string, code: string | undefined }[]>} every mail so far; one without a code is a notice */
  async function all() {
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.eml') && !known.has(name))) {
      const text = await readFile(path.join(folder, file), 'utf8');
      known.set(file, {
        to: /^To: (.+)$/m.exec(text)?.[1]?.trim() ?? '',
        code: /^ +(\d{3} \d{3})\r?$/m.exec(text)?.[1],
      });
    }
    return [...known.values()];
  }

  return {
    all,
    /**
     * @param {string} to
     * @param {number} ms
     * @returns {Promise<string | undefined>} the code that came to an address within the time
     */
    codeFor: async (to, ms) => {
      for (const end = Date.now() + ms; Date.now() < end;) {
        const code = (await all()).find((mail) => mail.to === to && mail.code)?.code;
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return undefined;
    },
  };
}
