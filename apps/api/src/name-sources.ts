import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A place in an own program, as a stack trace names it: address of the file, line, column. */
const PLACE = /(file:\/\/\/[^\s()]+\.js):(\d+):\d+/g;
/** The comment that the build writes above each module. */
const MODULE = /^\/\/ (\S+\.[cm]?[jt]s)$/;

interface ModuleStart {
  readonly name: string;
  /** Lines are counted from 1. */
  readonly line: number;
}

/** The modules of the programs that have been named so far. */
const modulesOf = new Map<string, readonly ModuleStart[]>();

function readModules(url: string): readonly ModuleStart[] {
  try {
    const lines = readFileSync(fileURLToPath(url), 'utf8').split('\n');
    return lines.flatMap((text, index) => {
      const name = MODULE.exec(text)?.[1];
      return name === undefined ? [] : [{ name, line: index + 1 }];
    });
  } catch {
    return [];
  }
}

/**
 * Adds the source files to a stack trace: a built program holds many modules.
 * @param folder address of the folder of the programs, with a slash at the end
 */
export const nameSources = (stack: string, folder = new URL('./', import.meta.url).href): string =>
  stack.replace(PLACE, (place, url: string, line: string) => {
    if (!url.startsWith(folder)) return place;
    let modules = modulesOf.get(url);
    if (!modules) modulesOf.set(url, (modules = readModules(url)));
    const found = modules.findLast((module) => module.line <= Number(line));
    return found ? `${place} [${found.name}]` : place;
  });
