/// <reference types="@zarra/build/imported-modules" />
// Server entry: the build renders the pages of the laboratory with it, each experiment at its start.
import { createSession } from '@zarra/experiment-kit';
import { experiments } from '@zarra/experiments';
import {
  renderApp,
  renderDocument,
  type RenderedDocument,
  type SiteDocumentProps,
} from '@zarra/build/document';
import { moduleLinks, readManifest } from '@zarra/build/page-modules';
import { themeScript } from '@zarra/ui-kit';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { IndexPage } from '../src/index-page.js';
import { ExperimentPage } from '../src/experiment-page.js';
export { listExperiments } from '@zarra/experiments';
import { labStrings } from '../src/lab-strings.js';
import bodyScript from '../src/start/body-script.ts?inline-script';
import headScript from '../src/start/head-script.ts?inline-script';

const SITE_DIST = new URL('../../../web/dist/', import.meta.url);

/**
 * The site's font styles, from the site's own file: visitors often have it cached. A font that arrives after the first
 * paint is used from the next page on: nothing moves under the learner's finger.
 */
function readFontStyles(): string {
  const [file] = readManifest(SITE_DIST)['index.html']?.css ?? [];
  if (file === undefined) throw new Error('The site has no style sheet: build it first.');
  return readFileSync(new URL(file, SITE_DIST), 'utf8').replace(
    /font-display:\s*swap/,
    'font-display:optional',
  );
}

type Scripts = Pick<SiteDocumentProps, 'headScript' | 'bodyScript' | 'links'>;

/** Renders the list of all experiments and the page of each, by path. */
export async function staticPages(siteUrl: string): Promise<Record<string, RenderedDocument>> {
  const manifest = readManifest(new URL('../', import.meta.url));
  const fontStyles = readFontStyles();
  const render = async (
    page: ReactElement,
    head: SiteDocumentProps['head'],
    scripts: Scripts,
  ): Promise<[string, RenderedDocument]> => {
    const { html, css } = await renderApp(page);
    const title = `${head.title} | ${labStrings.siteName}`;
    const styles = fontStyles + css;
    return [head.address, renderDocument({ head: { ...head, title }, siteUrl, styles, html, ...scripts })];
  };

  const definitions = await Promise.all(Object.values(experiments).map((load) => load()));
  const list = definitions.map(({ slug, content: { title, summary } }) => ({ slug, title, summary }));
  const index = { address: '/tajriba', title: labStrings.list, description: labStrings.description };
  const pages = definitions.map((definition) => {
    const { title, summary: description } = definition.content;
    const links = moduleLinks(
      manifest,
      '/tajriba/',
      `../../libs/experiments/src/experiments/${definition.slug}/definition.ts`,
    );
    return render(
      <ExperimentPage session={createSession(definition)} />,
      { address: `/tajriba/${definition.slug}`, title, description },
      { headScript, bodyScript, links },
    );
  });
  // The list consists of plain links and needs no script.
  const indexPage = render(<IndexPage list={list} />, index, { headScript: themeScript });
  return Object.fromEntries(await Promise.all([indexPage, ...pages]));
}
