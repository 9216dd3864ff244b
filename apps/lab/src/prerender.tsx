// The server's entry: renders the laboratory's pages at build time (prerender/write-pages.mjs).
import { createSession } from '@zarra/experiment-kit';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { experiments } from './experiments.js';
import { IndexPage } from './index-page.js';
import { LabPage } from './lab-page.js';
import { labStrings } from './lab-strings.js';
import { recordClickScript } from './start/record-click.js';
import type { ReactNode } from 'react';

/** A page as HTML. */
export interface RenderedPage {
  /** Part of its address; empty for the list of all. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly css: string;
  /** Inline script that runs before the page's program; empty where there is no program. */
  readonly script: string;
}

const rulesOf = (tags: string): string =>
  tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replace(/\/\*!sc\*\/\n?/g, '');

function render(page: ReactNode): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page));
  const css = rulesOf(sheet.getStyleTags());
  sheet.seal();
  return { html, css };
}

export const slugs: readonly string[] = Object.keys(experiments);

/** Renders an experiment at its start. */
export async function renderExperiment(slug: string): Promise<RenderedPage> {
  const load = experiments[slug];
  if (!load) throw new Error(`There is no experiment ${slug}`);
  const lab = await load();
  const { title, summary } = lab.words;
  return {
    slug,
    title,
    description: summary,
    script: recordClickScript,
    ...render(<LabPage session={createSession(lab)} />),
  };
}

/** Renders the list of all experiments. */
export async function renderIndex(): Promise<RenderedPage> {
  const labs = await Promise.all(Object.values(experiments).map((load) => load()));
  const list = labs.map(({ slug, words: { title, summary } }) => ({ slug, title, summary }));
  return {
    slug: '',
    title: labStrings.list,
    description: labStrings.description,
    script: '',
    ...render(<IndexPage list={list} />),
  };
}
