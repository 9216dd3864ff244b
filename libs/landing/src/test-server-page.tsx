import { dehydrate } from '@tanstack/react-query';
import { aboutQuery, createApiClient, lessonsQuery, simulationsQuery } from '@zarra/api-client';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { HomePage, withoutRetries } from './test-landing-frame.js';

const silent = { log: () => undefined };

/** A cache that holds what a prerendered page brings: 27 simulations, 42 lessons, a description. */
const filledQueries = (description: string) => {
  const client = createApiClient(silent);
  const queries = withoutRetries();
  const lesson = { id: 1, title: '1-dars' };
  queries.setQueryData(simulationsQuery(client).queryKey, new Array(27).fill(lesson));
  queries.setQueryData(lessonsQuery(client).queryKey, new Array(42).fill(lesson));
  queries.setQueryData(aboutQuery(client).queryKey, description);
  return queries;
};

/** The page a build writes, and the contents of its cache. Only where there is no document. */
export async function prerenderHome(description: string) {
  const queries = filledQueries(description);
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(<HomePage client={createApiClient(silent)} queries={queries} />),
    // Large parts stand in their places too; by default a script would put them there.
    { progressiveChunkSize: Infinity },
  );
  return { html: await text(prelude), css: sheet.getStyleTags(), state: dehydrate(queries) };
}
