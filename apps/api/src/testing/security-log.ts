import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A line of the security log. */
export type SecurityLogLine = Readonly<Record<string, unknown>>;

/** The lines of a security log, by default of the present one. */
export const readSecurityLog = async (folder: string, name = 'security.log'): Promise<SecurityLogLine[]> =>
  (await readFile(path.join(folder, name), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SecurityLogLine);
