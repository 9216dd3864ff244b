import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandName } from './command-line.js';
import { ConfigError, readConfig } from './config.js';
import { writeStaticSite } from './other-back-end/static-site.js';

const HELP = `${commandName('pack:site')} --api <address> [--site <address>] [--media <origins>] [--out <folder>]

Writes the site as files for any web host, without a server of its own. Its API is another back end.

  --api    address of the back end, such as https://api.zarra.uz/v1
  --site   public address of the site, such as https://zarra.uz: for search engines and link previews
  --media  other hosts whose images and videos pages may show, separated by commas
  --out    a folder, which is replaced; dist/site when absent`;

const option = { type: 'string' } as const;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { api: option, site: option, media: option, out: option, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help || values.api === undefined) {
    console[values.help ? 'log' : 'error'](HELP);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const { apiUrl, siteUrl, mediaOrigins, webDir } = readConfig({
    API_URL: values.api,
    SITE_URL: values.site,
    MEDIA_ORIGINS: values.media,
  });
  const folder = path.resolve(values.out ?? 'dist/site');
  const pages = await writeStaticSite(folder, {
    webDir,
    mediaOrigins,
    apiUrl: apiUrl ?? '',
    siteUrl: values.site === undefined ? undefined : siteUrl,
  });
  console.log(`${folder}: ${pages} pages for ${values.api}. Its README.md says how to serve it.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message.replace('API_URL', '--api') : error);
  process.exitCode = 1;
});
