/// <reference types="@zarra/tools/inline-script" />
// The server entry: the build writes the laboratory's pages with it, each experiment at its start.
import { createSession } from '@zarra/experiment-kit';
import {
  renderApp,
  renderDocument,
  type RenderedDocument,
  type SiteDocumentProps,
} from '@zarra/tools/document';
import { moduleLinks, readManifest } from '@zarra/tools/page-modules';
import { themeScript } from '@zarra/ui-kit';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { experiments } from '../src/experiments.js';
import { IndexPage } from '../src/index-page.js';
import { LabPage } from '../src/lab-page.js';
import { labStrings } from '../src/lab-strings.js';
import bodyScript from '../src/start/body-script.ts?inline-script';
import headScript from '../src/start/head-script.ts?inline-script';

const SITE = new URL('../../../web/dist/', import.meta.url);

/** The site's rules for the font. It is the site's own file: visitors often have it. */
function readFontStyles(): string {
  const [file] = readManifest(SITE)['index.html']?.css ?? [];
  if (file === undefined) throw new Error('The site has no style sheet: build it first.');
  return readFileSync(new URL(file, SITE), 'utf8');
}

type Scripts = Pick<SiteDocumentProps, 'headScript' | 'bodyScript' | 'links'>;

/** Renders the list of all experiments and the page of each, by their paths. */
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

  const labs = await Promise.all(Object.values(experiments).map((load) => load()));
  const list = labs.map(({ slug, words: { title, summary } }) => ({ slug, title, summary }));
  const index = { address: '/tajriba', title: labStrings.list, description: labStrings.description };
  const pages = labs.map((lab) => {
    const { title, summary: description } = lab.words;
    const links = moduleLinks(manifest, '/tajriba/', `src/experiments/${lab.slug}/lab.ts`);
    return render(
      <LabPage session={createSession(lab)} />,
      { address: `/tajriba/${lab.slug}`, title, description },
      { headScript, bodyScript, links },
    );
  });
  // Plain links: the list needs no script.
  const indexPage = render(<IndexPage list={list} />, index, { headScript: themeScript });
  return Object.fromEntries(await Promise.all([indexPage, ...pages]));
}
