import { dehydrate, type QueryClient } from '@tanstack/react-query';
import {
  aboutQuery,
  classesQuery,
  contactQuery,
  lessonsQuery,
  simulationsQuery,
  type ApiClient,
  type SchoolClass,
} from '@zarra/api-client';
import { pages } from '@zarra/contracts';

/** Bodies of the API's public lists, by the names of their endpoints. */
export type SiteData = Readonly<Record<string, unknown>>;

/** A client that answers from data instead of the network. The data are the API's own: they need no check. */
const clientOf = (data: SiteData): ApiClient => ({
  host: '',
  log: (message) => console.warn(message),
  call: (({ name }: { name: string }) => Promise.resolve(data[name])) as ApiClient['call'],
});

/** Leaves out the texts of other lessons: the page does not show them, and the browser fetches all lessons anyway. */
const withoutOtherTexts = (classes: readonly SchoolClass[], topic: string | null): SchoolClass[] =>
  classes.map((one) => ({
    ...one,
    lessons: one.lessons.map((lesson) =>
      String(lesson.id) === topic
        ? lesson
        : { ...lesson, description: '', descriptionTree: null, video: null },
    ),
  }));

/**
 * Fills the cache with the data that the screen at an address shows.
 * @returns the same data as JSON: the page hydrates from it. It is stale: components refetch on mount.
 */
export async function loadPageData(queryClient: QueryClient, address: URL, data: SiteData): Promise<string> {
  const client = clientOf(data);
  await Promise.all([
    queryClient.query(simulationsQuery(client)),
    queryClient.query(contactQuery(client)),
    ...(address.pathname === pages.home
      ? [queryClient.query(lessonsQuery(client)), queryClient.query(aboutQuery(client))]
      : []),
  ]);
  if (address.pathname === pages.lessons) {
    const query = classesQuery(client);
    const classes = await queryClient.query(query);
    queryClient.setQueryData(query.queryKey, withoutOtherTexts(classes, address.searchParams.get('topic')));
  }
  const queries = dehydrate(queryClient).queries.map((query) => ({
    ...query,
    dehydratedAt: 0,
    state: { ...query.state, dataUpdatedAt: 0 },
  }));
  return JSON.stringify({ queries, mutations: [] });
}
