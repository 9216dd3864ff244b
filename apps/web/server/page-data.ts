import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { simulationsQuery } from '@zarra/api-client/catalogue';
import { classesQuery, lessonsQuery, type SchoolClass } from '@zarra/api-client/classroom';
import { searchQuery } from '@zarra/api-client/search';
import { aboutQuery, contactQuery } from '@zarra/api-client/site';
import { practicalQuery } from '@zarra/api-client/practicals';
import { pages } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import { matchPath } from 'react-router';
import { isExperimentPage } from '../src/experiment-pages.js';
import { isHomePage } from './page-modules.js';

/** Response bodies of the API's public lists by the names of their endpoints; of calls with a slug, by the slug. */
export type SiteData = Readonly<Record<string, unknown>>;

interface CallOptions {
  readonly params?: { readonly slug: string };
}

/** A client that returns data without the network. The data comes from the API itself and is not validated. */
const createStaticClient = (data: SiteData): ApiClient => ({
  origin: '',
  log: (message) => console.warn(message),
  call: ({ name }: { name: string }, { params }: CallOptions) =>
    Promise.resolve(params ? (data[name] as Readonly<Record<string, unknown>>)[params.slug] : data[name]),
});

/** Omits the texts of other lessons: the page does not show them, and the browser fetches all lessons later. */
const omitOtherTexts = (classes: readonly SchoolClass[], topic: string | null): SchoolClass[] =>
  classes.map((schoolClass) => ({
    ...schoolClass,
    lessons: schoolClass.lessons.map((lesson) =>
      String(lesson.id) === topic
        ? lesson
        : { ...lesson, description: '', descriptionTree: null, video: null, experiments: [], prediction: [] },
    ),
  }));

/**
 * Fills the cache with the data that the screen at an address shows.
 * @returns the same data as JSON: the page hydrates from it. Only lessons without their texts are invalidated: components fetch them.
 */
export async function loadPageData(queryClient: QueryClient, address: URL, data: SiteData): Promise<string> {
  const client = createStaticClient(data);
  const isHome = isHomePage(address.pathname);
  // An experiment shows no data of the site: it has no footer.
  if (isHome || !isExperimentPage(address.pathname))
    await Promise.all([queryClient.query(simulationsQuery(client)), queryClient.query(contactQuery(client))]);
  if (isHome)
    await Promise.all([queryClient.query(lessonsQuery(client)), queryClient.query(aboutQuery(client))]);
  const query = searchQuery(client, address.searchParams.get('q') ?? '');
  if (address.pathname === pages.search && query.enabled) await queryClient.query(query);
  if (address.pathname === pages.lessons) {
    const query = classesQuery(client);
    const classes = await queryClient.query(query);
    queryClient.setQueryData(query.queryKey, omitOtherTexts(classes, address.searchParams.get('topic')));
  }
  const practical = matchPath(pages.practical, address.pathname)?.params.slug;
  if (practical !== undefined) await queryClient.query(practicalQuery(client, practical));
  // No times: equal data has one address. The browser sets them.
  const queries = dehydrate(queryClient).queries.map((query) => ({
    ...query,
    dehydratedAt: 0,
    state: { ...query.state, dataUpdatedAt: 0, isInvalidated: query.queryKey[0] === calls.classes.name },
  }));
  return JSON.stringify({ queries, mutations: [] });
}
