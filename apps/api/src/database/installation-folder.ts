import { existsSync } from 'node:fs';
import path from 'node:path';

const findPackage = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : findPackage(path.dirname(folder));

/**
 * The folder of the installed API, with its programs, migrations and content: the first with a package manifest above this
 * module, which lies deeper in the sources than in a program.
 */
export const API_FOLDER = findPackage(import.meta.dirname);
