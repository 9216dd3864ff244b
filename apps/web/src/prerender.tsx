// The server's entry: renders pages at build time (prerender/write-pages.mjs).
import { dehydrate } from '@tanstack/react-query';
import {
  aboutQuery,
  categoriesOf,
  classesQuery,
  contactQuery,
  createApiClient,
  lessonsQuery,
  simulationsQuery,
  type ApiClient,
  type SchoolClass,
} from '@zarra/api-client';
import { pages } from '@zarra/contracts';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app.js';
import { fullTitle, MetaListener, type PageMeta } from './head/page-meta.js';
import { plainPages } from './head/plain-pages.js';
import { preloadScreen } from './routes.js';
import { queryClient } from './services.js';
import { Site } from './site.js';
import { strings } from './strings.js';

export { fullTitle, plainPages };

/** A page as HTML. */
export interface RenderedPage {
  readonly title: string;
  readonly meta: PageMeta;
  /** What stands inside `#root`; empty for a page the browser renders. */
  readonly html: string;
  /** Style rules of what is shown. */
  readonly css: string;
  /** The data it was rendered from, as JSON. */
  readonly state: string;
}

/** Pages that are rendered by one process, as they share a screen: their styles get the names the browser gives them. */
export const screensWithPages = ['home', 'catalogue', 'lessons'] as const;
export type ScreenWithPages = (typeof screensWithPages)[number];

const clientOf = (origin: string): ApiClient => createApiClient({ baseUrl: `${origin}/api` });

/** Addresses of the pages of a screen, by the content the API serves. */
export async function addressesOf(name: ScreenWithPages, origin: string): Promise<readonly string[]> {
  const client = clientOf(origin);
  if (name === 'home') return [pages.home];
  if (name === 'catalogue') {
    const categories = categoriesOf(await queryClient.query(simulationsQuery(client)));
    return [
      pages.catalogue,
      ...categories.map(({ slug }) => `${pages.catalogue}/${encodeURIComponent(slug)}`),
    ];
  }
  const classes = await queryClient.query(classesQuery(client));
  return classes.flatMap(({ lessons }) => lessons.map(({ id }) => `${pages.lessons}?topic=${id}`));
}

async function loadData(name: ScreenWithPages, client: ApiClient): Promise<void> {
  await Promise.all([
    queryClient.query(simulationsQuery(client)),
    queryClient.query(contactQuery(client)),
    ...(name === 'home'
      ? [queryClient.query(lessonsQuery(client)), queryClient.query(aboutQuery(client))]
      : []),
    ...(name === 'lessons' ? [queryClient.query(classesQuery(client))] : []),
  ]);
}

/** The bare rules: without what styled-components notes down for itself, as the browser makes its rules anew. */
const rulesOf = (tags: string): string =>
  tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replace(/\/\*!sc\*\/\n?/g, '');

/** Of the other lessons only what lists say: their texts come with the API's answer. */
const withoutOtherTexts = (classes: readonly SchoolClass[], topic: string | null) =>
  classes.map((one) => ({
    ...one,
    lessons: one.lessons.map((lesson) =>
      String(lesson.id) === topic
        ? lesson
        : { ...lesson, description: '', descriptionTree: null, video: null },
    ),
  }));

const stateOf = (client: ApiClient, address: URL): string => {
  const { queries } = dehydrate(queryClient);
  const classesKey = JSON.stringify(classesQuery(client).queryKey);
  const old = queries.map(({ state, ...query }) => {
    const isClasses = JSON.stringify(query.queryKey) === classesKey;
    const data = isClasses
      ? withoutOtherTexts(state.data as SchoolClass[], address.searchParams.get('topic'))
      : state.data;
    // Data in a page are old from the first: whoever shows them asks anew.
    return { ...query, state: { ...state, data, dataUpdatedAt: 0 } };
  });
  return JSON.stringify({ queries: old, mutations: [] });
};

/**
 * Renders the page at an address with everything on it.
 * @throws AggregateError of what components throw; an Error when a style attribute is in it, which the page's policy would drop
 */
export async function renderPage(
  name: ScreenWithPages,
  address: string,
  origin: string,
): Promise<RenderedPage> {
  const client = clientOf(origin);
  const url = new URL(address, origin);
  await loadData(name, client);
  await preloadScreen(url.pathname);
  let meta: PageMeta | undefined;
  const faults: unknown[] = [];
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <MetaListener value={(heard) => (meta = heard)}>
        <App>
          <StaticRouter location={address}>
            <Site apiBase="/api" />
          </StaticRouter>
        </App>
      </MetaListener>,
    ),
    {
      // Whole: a part that is sent later would need a script to be put into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void faults.push(error),
    },
  );
  // Pictures belong to the site, wherever it will be.
  const html = (await text(prelude)).replaceAll(origin, '');
  const css = rulesOf(sheet.getStyleTags());
  sheet.seal();
  if (faults.length > 0) throw new AggregateError(faults, `${address} cannot be rendered.`);
  if (!meta) throw new Error(`${address} says nothing of itself.`);
  if (/<[^>]+\sstyle="/.test(html)) throw new Error(`${address} has a style attribute.`);
  return { title: fullTitle(meta), meta, html, css, state: stateOf(client, url).replaceAll(origin, '') };
}

/** What the page says of itself that is sent for every other address: it stands for none in particular. */
export const shellMeta: PageMeta = {
  title: strings.home.title,
  description: strings.footer.description,
  address: '',
};
