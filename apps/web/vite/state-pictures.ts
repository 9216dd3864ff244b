import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A picture as the command of `tools/images` prints it. */
export interface StatePicture {
  readonly slug: string;
  /** Key of the state; empty for the start of the experiment. */
  readonly state: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const MAX_OUTPUT = 2 ** 24;
const command = fileURLToPath(import.meta.resolve('@zarra/images/print-state-pictures'));

/**
 * Draws the pictures of all experiments' states in another process: it runs the experiments from their TypeScript sources, which
 * this process cannot import.
 */
export async function drawStatePictures(): Promise<readonly StatePicture[]> {
  const loader = import.meta.resolve('tsx');
  const options = ['--conditions=@zarra/source', '--import', loader, command];
  const { stdout } = await promisify(execFile)(process.execPath, options, { maxBuffer: MAX_OUTPUT });
  return JSON.parse(stdout) as StatePicture[];
}
