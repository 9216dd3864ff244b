import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../database/data-file.js';

/** How staff commands reach the server that holds the embedded database. */
export interface ControlInfo {
  /** Port of the control server on 127.0.0.1. */
  readonly port: number;
  /** Proves that a client can read the data folder. */
  readonly secret: string;
}

const controlFile = (dataDir: string): string => path.join(dataDir, 'control.json');

/** Writes the file atomically, readable by the owner only. @returns removes the file */
export async function writeControlFile(dataDir: string, info: ControlInfo): Promise<() => Promise<void>> {
  const file = controlFile(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await replaceFile(file, JSON.stringify(info));
  return () => rm(file, { force: true });
}

/** Returns undefined for a missing or invalid file. */
export async function readControlFile(dataDir: string): Promise<ControlInfo | undefined> {
  try {
    const { port, secret } = JSON.parse(await readFile(controlFile(dataDir), 'utf8')) as Partial<ControlInfo>;
    return typeof port === 'number' && typeof secret === 'string' ? { port, secret } : undefined;
  } catch {
    return undefined;
  }
}
