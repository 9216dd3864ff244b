import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SchoolClassBody } from '@zarra/contracts';
import { expect, test, type Browser } from '@playwright/test';
import pg from 'pg';
import { expectHydrated } from '../testing/hydration.js';
import { holdRequests } from '../testing/hold-requests.js';
import { startSite, type SiteServer } from '../testing/site-server.js';

const API = fileURLToPath(new URL('../../../api/', import.meta.url));
const LESSONS = 'lessons/7-sinf';
const RENAMED = { from: 'Arximed kuchi. Jismlarning suzishi', to: 'Jismlarning suzish sharti' };

/** Adds, removes, reorders and renames lessons in a copy of the curriculum. */
async function changeLessons(contentDir: string): Promise<void> {
  const lesson = (name: string): string => path.join(contentDir, LESSONS, `${name}.md`);
  const edit = async (name: string, from: RegExp, to: string): Promise<void> => {
    const text = await readFile(lesson(name), 'utf8');
    expect(text).toMatch(from);
    await writeFile(lesson(name), text.replace(from, to));
  };
  const figures = (name: string): string => path.join(contentDir, 'figures/7-sinf', `${name}.yaml`);
  // The plan of the course would not allow these changes.
  await rm(path.join(contentDir, 'topics.yaml'));
  // Added before all others: in a new database every lesson would get another id.
  await cp(lesson('mexanik-harakat'), lesson('aaa-yangi-dars'));
  await cp(figures('mexanik-harakat'), figures('aaa-yangi-dars'));
  await edit('aaa-yangi-dars', /^order: .*$/m, 'order: 1');
  await edit('aaa-yangi-dars', /^chapter: .*$/m, 'chapter: fizikaga-kirish');
  await edit('aaa-yangi-dars', /^title: .*$/m, 'title: Yangi qoʻshilgan dars');
  await rm(lesson('elektr-zaryad'));
  await rm(figures('elektr-zaryad'));
  await rm(path.join(contentDir, 'practice/7-sinf/elektr-zaryad.yaml'));
  await rm(path.join(contentDir, 'reviews/7-sinf/elektr-zaryad.yaml'));
  await edit('modda-tuzilishi', /^order: .*$/m, 'order: 2');
  await edit('arximed-kuchi', /^title: .*$/m, `title: ${RENAMED.to}`);
}

/** A new database on the server that the tests may use. */
async function createDatabase(serverUrl: string) {
  const name = `zarra_pages_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

async function importContent(environment: Record<string, string>): Promise<void> {
  const { DATABASE_URL: _, ...rest } = process.env;
  const child = spawn(process.execPath, [path.join(API, 'dist/content-cli.js'), 'import'], {
    env: { ...rest, ...environment },
    stdio: 'ignore',
  });
  expect((await once(child, 'exit'))[0]).toBe(0);
}

interface Lesson {
  readonly id: number;
  readonly title: string;
  /** The first words of its text, without markup. */
  readonly text: string;
}

async function lessonsOf({ url }: SiteServer): Promise<Lesson[]> {
  const classes = (await (await fetch(`${url}/api/classes/`)).json()) as SchoolClassBody[];
  return classes
    .flatMap(({ lessons }) => lessons)
    .map(({ id, lesson, description }) => ({
      id: Number(id),
      title: lesson,
      text: /[\p{L} ]{12,}/u.exec(description ?? '')?.[0].trim() ?? '',
    }));
}

/** The server's page of a lesson, before any script runs. */
async function fetchPage({ url }: SiteServer, id: number) {
  const response = await fetch(`${url}/learn?topic=${id}`);
  const html = (await response.text()).replaceAll('&#x27;', "'");
  return {
    status: response.status,
    title: /<title>([^<]*)/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)/.exec(html)?.[1],
    heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
    html,
  };
}

async function expectLessonPages(site: SiteServer): Promise<Lesson[]> {
  const lessons = await lessonsOf(site);
  for (const { id, title, text } of lessons) {
    const fetched = await fetchPage(site, id);
    expect([id, fetched.title]).toEqual([id, `${title} Darsligi | Zarra`]);
    expect([id, fetched.heading]).toEqual([id, `${title} Darsligi`]);
    expect(fetched.canonical).toBe(`${site.url}/learn?topic=${id}`);
    expect(fetched.html).toContain(text);
    expect(fetched.status).toBe(200);
  }
  return lessons;
}

/** Checks the page of a lesson in a browser. */
async function expectShown(browser: Browser, site: SiteServer, lesson: Lesson, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${site.url}/learn?topic=${lesson.id}`);
  if (javaScriptEnabled) {
    await page.mouse.move(1, 1);
    await expectHydrated(page);
  }
  await expect(page).toHaveTitle(`${lesson.title} Darsligi | Zarra`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${lesson.title} Darsligi`);
  await expect(page.getByRole('main')).toContainText(lesson.text);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${site.url}/learn?topic=${lesson.id}`);
  await context.close();
}

for (const database of ['embedded', 'server'] as const) {
  test(`on the ${database} database every page shows its own lesson after lessons change`, async ({
    browser,
  }) => {
    const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
    test.skip(database === 'server' && serverUrl === '', 'needs TEST_DATABASE_URL');
    const folder = await mkdtemp(path.join(tmpdir(), 'zarra-lessons-'));
    const contentDir = path.join(folder, 'content');
    await cp(path.join(API, 'content'), contentDir, { recursive: true });
    const testDatabase = database === 'server' ? await createDatabase(serverUrl) : undefined;
    const dataDir = path.join(folder, 'data');
    // The copied curriculum is the one that the run has imported.
    if (!testDatabase) await cp(process.env['IMPORTED_DATA_DIR']!, dataDir, { recursive: true });
    const environment = {
      CONTENT_DIR: contentDir,
      DATA_DIR: dataDir,
      ...(testDatabase && { DATABASE_URL: testDatabase.url }),
    };
    const site = await startSite(environment);
    try {
      const before = await expectLessonPages(site);
      const removed = before.find(({ title }) => title === 'Elektr zaryad');
      const renamed = before.find(({ title }) => title === RENAMED.from);

      // A page that was sent before the change and hydrates after it.
      const context = await browser.newContext();
      const early = await context.newPage();
      const scripts = await holdRequests(early, /\/assets\/.*\.js$/);
      await early.goto(`${site.url}/learn?topic=${renamed!.id}`, { waitUntil: 'commit' });
      await expect(early.getByRole('heading', { level: 1 })).toHaveText(`${RENAMED.from} Darsligi`);
      const shown: string[] = [];
      await early.exposeFunction('recordHeading', (text: string) => shown.push(text));
      await early.evaluate(() =>
        new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading)
            (window as unknown as { recordHeading: (text: string) => void }).recordHeading(heading);
        }).observe(document.body, { childList: true, subtree: true, characterData: true }),
      );

      await changeLessons(contentDir);
      await importContent(environment);
      await expect
        .poll(async () => (await fetchPage(site, renamed!.id)).heading)
        .toBe(`${RENAMED.to} Darsligi`);

      const after = await expectLessonPages(site);
      expect(after.map(({ title }) => title)).toContain('Yangi qoʻshilgan dars');
      expect(after[0]?.title).toBe('Yangi qoʻshilgan dars');
      const removedPage = await fetchPage(site, removed!.id);
      expect([removedPage.status, removedPage.heading]).toEqual([404, 'Mavzu tanlanmagan.']);

      scripts.release();
      await early.mouse.move(1, 1);
      await expect(early.getByRole('heading', { level: 1 })).toHaveText(`${RENAMED.to} Darsligi`);
      const headings = [`${RENAMED.from} Darsligi`, `${RENAMED.to} Darsligi`];
      expect(shown.filter((heading) => !headings.includes(heading))).toEqual([]);
      await context.close();

      for (const lesson of [after[0]!, after[5]!, after.find(({ id }) => id === renamed!.id)!]) {
        for (const javaScriptEnabled of [false, true])
          await expectShown(browser, site, lesson, javaScriptEnabled);
      }
    } finally {
      await site.remove();
      await testDatabase?.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
