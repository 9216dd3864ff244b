/// <reference types="@zarra/tools/inline-script" />
// The server entry: the build writes the laboratory's pages with it, each experiment at its start.
import { createSession } from '@zarra/experiment-kit';
import { renderApp, renderDocument, type RenderedDocument } from '@zarra/tools/document';
import { pageModules } from '@zarra/tools/page-modules';
import { themeScript } from '@zarra/ui-kit';
import type { ReactElement } from 'react';
import { experiments } from '../src/experiments.js';
import { IndexPage } from '../src/index-page.js';
import { LabPage } from '../src/lab-page.js';
import { labStrings } from '../src/lab-strings.js';
import bodyScript from '../src/start/body-script.ts?inline-script';
import headScript from '../src/start/head-script.ts?inline-script';
import { builtFiles } from './built-files.js';

/** Renders the list of all experiments and the page of each. */
export async function staticPages(siteUrl: string): Promise<Record<string, RenderedDocument>> {
  const { fontStyles, manifest } = builtFiles();
  const render = async (
    address: string,
    { title, description, page, screen }: LabDocument,
  ): Promise<[string, RenderedDocument]> => {
    const { html, css } = await renderApp(page);
    const modules = screen === undefined ? undefined : pageModules(manifest, '/tajriba/', screen);
    const document = renderDocument({
      head: { title: `${title} | ${labStrings.siteName}`, description, address },
      siteUrl,
      styles: fontStyles + css,
      html,
      ...(modules
        ? { headScript, bodyScript, links: modules.links, root: { 'data-app': modules.app } }
        : { headScript: themeScript }),
    });
    return [address.slice(1), document];
  };

  const labs = await Promise.all(Object.values(experiments).map((load) => load()));
  const list = labs.map(({ slug, words: { title, summary } }) => ({ slug, title, summary }));
  // Plain links: the list needs no script.
  const index = {
    title: labStrings.list,
    description: labStrings.description,
    page: <IndexPage list={list} />,
  };
  const pages = labs.map((lab) =>
    render(`/tajriba/${lab.slug}`, {
      title: lab.words.title,
      description: lab.words.summary,
      page: <LabPage session={createSession(lab)} />,
      screen: `src/experiments/${lab.slug}/lab.ts`,
    }),
  );
  return Object.fromEntries(await Promise.all([render('/tajriba', index), ...pages]));
}

interface LabDocument {
  readonly title: string;
  readonly description: string;
  readonly page: ReactElement;
  /** The module of its experiment; without it the page has no scripts. */
  readonly screen?: string;
}
