// Playwright's global setup: imports the curriculum once. Each site of the run starts on a copy of this data folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '@zarra/tools/chromium';
import { startSite } from './site-server.js';

export default async function importData(): Promise<(() => Promise<void>) | undefined> {
  if ((await findChromium()) === undefined) return undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zarra-e2e-imported-'));
  const site = await startSite({ DATA_DIR: dataDir });
  await site.stop();
  process.env['IMPORTED_DATA_DIR'] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
