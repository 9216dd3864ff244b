import { readFile } from 'node:fs/promises';
import { compileInvestigations } from '@zarra/contracts/investigations';
import type { Investigation } from '@zarra/experiment-kit/investigation';
import { parse } from 'yaml';

/** Reads the investigations of an experiment from their file, compiled as for the browser: Playwright has no plugins of Vite. */
export async function readInvestigations(slug: string): Promise<readonly Investigation[]> {
  const file = new URL(`../../../api/content/investigations/${slug}.yaml`, import.meta.url);
  const source = compileInvestigations(parse(await readFile(file, 'utf8')));
  const compiled = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    investigations: readonly Investigation[];
  };
  return compiled.investigations;
}
