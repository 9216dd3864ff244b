import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../testing/folder.js';
import { writeStaticSite } from './static-site.js';

const apiUrl = 'https://api.example/v1';
const siteUrl = 'https://zarra.test';
const entry = `
export function render({ address, apiUrl, siteUrl, reportsErrors }) {
  const html = '<!doctype html><head><meta charSet="utf-8"/><script>start()</script>' +
    '<link rel="canonical" href="' + siteUrl + address + '"/>' +
    JSON.stringify({ apiUrl, reportsErrors }) + '<div id="root" data-path="' + address + '">';
  return { html, scripts: ['start()'], styles: [] };
}`;
const built = {
  'index.html': '<!doctype html><head><meta charset="utf-8" /></head><body></body>',
  'index.html.br': '',
  '.vite/manifest.json': '{}',
  'server/render.js': entry,
  'server/package.json': '{"type":"module"}',
  'assets/main.js': 'start()',
  'favicon.svg': '<svg/>',
  'experiments.json': JSON.stringify([
    { slug: 'mayatnik', title: 'Mayatnik', states: [], investigations: [] },
  ]),
};

async function writeSite(
  options: { readonly siteUrl?: string; readonly folder?: string; readonly files?: object } = {},
) {
  const webDir = await makeFolder({ ...built, ...options.files });
  const folder = options.folder ?? path.join(await makeFolder(), 'site');
  const count = await writeStaticSite(folder, {
    webDir,
    apiUrl,
    siteUrl: options.siteUrl,
    mediaOrigins: ['https://films.example'],
  });
  return { count, folder, read: (file: string) => readFile(path.join(folder, file), 'utf8') };
}

test('every path has a file, with the policy of its page in its head, before any script', async () => {
  const { count, read } = await writeSite({ siteUrl });
  const paths = ['', 'simulation/', 'learn/', 'login/', 'men/hisob/', 'tajriba/', 'tajriba/mayatnik/'];
  for (const folder of paths) {
    const html = await read(`${folder}index.html`);
    expect(html).toMatch(
      /^<!doctype html><head><meta charSet="utf-8"\/><meta http-equiv="content-security-policy" content="[^"]+" \/><script>/,
    );
    expect(html).toContain(`href="${siteUrl}/${folder.slice(0, -1)}"`);
    expect(html).toContain('{"apiUrl":"https://api.example/v1","reportsErrors":false}');
  }
  expect(await read('404.html')).toContain('data-path="/404"');
  expect(await read('verify-otp/index.html')).toContain(`<meta name="api-base" content="${apiUrl}" />`);
  expect(count).toBe(17);

  const [, policy = ''] = /content="([^"]+)"/.exec(await read('index.html')) ?? [];
  const directives = policy.split('; ');
  expect(directives).toContain("connect-src 'self' https://api.example");
  expect(directives).toContain("img-src 'self' data: https://api.example https://films.example");
  expect(directives.find((directive) => directive.startsWith('script-src'))).toMatch(/'sha256-/);
  expect(policy).not.toMatch(/frame-ancestors|report-/);
});

test('files of the server are not copied', async () => {
  const { folder } = await writeSite({ siteUrl });
  const files = await readdir(folder);
  expect(files).toEqual(
    expect.arrayContaining(['assets', 'favicon.svg', '_headers', '_redirects', 'nginx.conf']),
  );
  for (const name of ['server', '.vite', 'experiments.json', 'index.html.br'])
    await expect(access(path.join(folder, name))).rejects.toThrow();
});

test('with an address of the site there is a site map; without it links are relative', async () => {
  const known = await writeSite({ siteUrl });
  expect(await known.read('sitemap.xml')).toContain(`<loc>${siteUrl}/tajriba/mayatnik</loc>`);
  expect(await known.read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const { folder, read } = await writeSite();
  expect(await read('learn/index.html')).toContain('href="/learn"');
  expect(await readdir(folder)).not.toContain('sitemap.xml');
  expect(await read('robots.txt')).not.toContain('Sitemap');
});

test('an earlier copy is replaced, another folder is not', async () => {
  const { folder } = await writeSite();
  await writeFile(path.join(folder, 'old.txt'), '');
  await writeSite({ folder });
  expect(await readdir(folder)).not.toContain('old.txt');

  const other = path.join(await makeFolder(), 'other');
  await mkdir(other);
  await writeFile(path.join(other, 'photo.jpg'), '');
  await expect(writeSite({ folder: other })).rejects.toThrow(
    'has files that are not those of an earlier copy',
  );
  expect(await readdir(other)).toEqual(['photo.jpg']);
});

test('a page that cannot be rendered is an error, not a page without its policy', async () => {
  const files = { 'server/render.js': "export const render = () => { throw new Error('no h1'); };" };
  await expect(writeSite({ files })).rejects.toThrow('/ is not rendered.');
});
