import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../command-line.js';
import type { Config } from '../config.js';
import { ContentError } from '../content/content-issues.js';
import type { ContentSet } from '../content/content-set.js';
import type { ContentSource } from '../content/import-content.js';
import { sourceOf } from '../content/content-source.js';
import { withDatabase } from '../staff/with-database.js';
import { startPreviewProxy, type PreviewMessage } from './preview-proxy.js';

/** An editor saves a file in several steps. */
const SETTLE_MS = 150;

/** Starts a site of its own on an empty data folder. @returns its process and port */
async function startSite(folder: string, dataDir: string): Promise<{ site: ChildProcess; port: number }> {
  const { DATABASE_URL: _database, SITE_URL: _site, ...env } = process.env;
  const site = spawn(process.execPath, [path.join(import.meta.dirname, 'server.js')], {
    env: { ...env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, CONTENT_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    site.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /Zarra is ready: http:\/\/[^"\s]*:(\d+)/.exec(output) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    site.once('exit', () => reject(new CommandError(`The site did not start:\n${output}`)));
  });
  return { site, port };
}

/** The address of a lesson on a site. Lessons have the same titles there as in the files. */
async function addressOf(origin: string, content: ContentSet, name: string): Promise<string> {
  const { title } = content.lessons.find(({ classSlug, slug }) => `${classSlug}/${slug}` === name) ?? {};
  const response = await fetch(`${origin}/api/lessons/`);
  const lessons = (await response.json()) as { readonly id: number; readonly lesson: string }[];
  const { id } = lessons.find(({ lesson }) => lesson === title) ?? {};
  return id === undefined ? `${origin}/learn` : `${origin}/learn?topic=${id}`;
}

/** Imports the folder into the site. @returns what open pages are told */
async function importInto(
  dataDir: string,
  config: Config,
  source: ContentSource,
  readContent: () => Promise<ContentSet>,
): Promise<PreviewMessage> {
  try {
    const input = { content: await readContent(), source };
    await withDatabase({ ...config, databaseUrl: undefined, dataDir }, (run) => run('importContent', input));
    console.log('No issues.');
    return { type: 'reload' };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.log(error.message);
    return { type: 'issues', issues: error.message };
  }
}

/**
 * Serves a lesson as its page will be, and reloads the page when a file of the content folder changes. It has a site and a database
 * of its own in a temporary folder. Returns when the signal is aborted.
 * @param name `class/lesson`
 * @param read reads and checks the folder
 * @throws ContentError when the files have issues at the start; CommandError when there is no such lesson
 */
export async function previewLesson(
  config: Config,
  name: string,
  read: (folder: string) => Promise<ContentSet>,
  signal: AbortSignal,
): Promise<void> {
  const folder = path.resolve(config.contentDir);
  const content = await read(folder);
  if (!content.lessons.some(({ classSlug, slug }) => `${classSlug}/${slug}` === name)) {
    throw new CommandError(
      `${folder} has no lesson ${name}. A lesson is class/lesson, such as 7-sinf/arximed-kuchi.`,
    );
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zarra-preview-'));
  const { site, port } = await startSite(folder, dataDir);
  const ended = new Promise((resolve) => site.once('exit', resolve));
  const proxy = await startPreviewProxy(port, config.port);
  try {
    console.log(`${name}: ${await addressOf(proxy.origin, content, name)}`);
    let { hash } = await sourceOf(folder);
    for await (const _change of watch(folder, { recursive: true, signal })) {
      await delay(SETTLE_MS);
      const source = await sourceOf(folder);
      // Several changes of one saving are one update; images and videos are served from the folder.
      if (source.hash === hash) continue;
      ({ hash } = source);
      proxy.send(await importInto(dataDir, config, source, () => read(folder)));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    proxy.close();
    site.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
