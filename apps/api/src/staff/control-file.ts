import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How staff's programs reach the server that holds the embedded database. */
export interface Control {
  /** A port of 127.0.0.1 that only this control listens on. */
  readonly port: number;
  /** Proves that a caller may read the data folder. */
  readonly secret: string;
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'control.json');

export const createSecret = (): string => randomBytes(32).toString('base64url');

/** Writes it whole, readable by the owner only. @returns removes it */
export async function writeControl(dataDir: string, control: Control): Promise<() => Promise<void>> {
  const file = fileIn(dataDir);
  const draft = `${file}.${process.pid}`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(control), { mode: 0o600 });
  await rename(draft, file);
  return () => rm(file, { force: true });
}

/** Undefined when no server has written one that can be read. */
export async function readControl(dataDir: string): Promise<Control | undefined> {
  try {
    const { port, secret } = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as Partial<Control>;
    return typeof port === 'number' && typeof secret === 'string' ? { port, secret } : undefined;
  } catch {
    return undefined;
  }
}
