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

/** Fills the cache with the data that the screen at a path shows. */
export async function loadPageData(queryClient: QueryClient, path: string, data: SiteData): Promise<void> {
  const client = clientOf(data);
  await Promise.all([
    queryClient.query(simulationsQuery(client)),
    queryClient.query(contactQuery(client)),
    ...(path === pages.home
      ? [queryClient.query(lessonsQuery(client)), queryClient.query(aboutQuery(client))]
      : []),
    ...(path === pages.lessons ? [queryClient.query(classesQuery(client))] : []),
  ]);
}

/** Leaves out the texts of other lessons: the page does not show them, and the browser fetches all lessons anyway. */
const withoutOtherTexts = (classes: readonly SchoolClass[], topic: string | null) =>
  classes.map((one) => ({
    ...one,
    lessons: one.lessons.map((lesson) =>
      String(lesson.id) === topic
        ? lesson
        : { ...lesson, description: '', descriptionTree: null, video: null },
    ),
  }));

/** The data a page hydrates from, as JSON. */
export function stateOf(queryClient: QueryClient, topic: string | null): string {
  const [classesKey] = classesQuery(clientOf({})).queryKey;
  const queries = dehydrate(queryClient).queries.map(({ state, ...query }) => {
    const isClasses = query.queryKey[0] === classesKey;
    const data = isClasses ? withoutOtherTexts(state.data as SchoolClass[], topic) : state.data;
    // Rendered data is stale: components refetch on mount.
    return { ...query, dehydratedAt: 0, state: { ...state, data, dataUpdatedAt: 0 } };
  });
  return JSON.stringify({ queries, mutations: [] });
}
