import { dehydrate } from '@tanstack/react-query';
import { createApiClient } from '@zarra/api-client';
import { simulationsQuery } from '@zarra/api-client/catalogue';
import { lessonsQuery } from '@zarra/api-client/classroom';
import { aboutQuery } from '@zarra/api-client/site';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { HomePage, withoutRetries } from './landing-frame.js';

const silent = { log: () => undefined };

/** A query client with the data of a prerendered page: 27 simulations, 42 lessons, a description. */
const filledQueries = (description: string) => {
  const client = createApiClient(silent);
  const queries = withoutRetries();
  const lesson = { id: 1, title: '1-dars' };
  queries.setQueryData(simulationsQuery(client).queryKey, new Array(27).fill(lesson));
  queries.setQueryData(lessonsQuery(client).queryKey, new Array(42).fill(lesson));
  queries.setQueryData(aboutQuery(client).queryKey, description);
  return queries;
};

/** The prerendered page with its styles and query data. Only in an environment without a document. */
export async function prerenderHome(description: string) {
  const queries = filledQueries(description);
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(<HomePage client={createApiClient(silent)} queries={queries} />),
    // By default React streams large parts, which a script inserts later.
    { progressiveChunkSize: Infinity },
  );
  return { html: await text(prelude), css: sheet.getStyleTags(), state: dehydrate(queries) };
}
