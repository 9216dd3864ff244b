/** @jest-environment node */
import { createApiClient } from '@zarra/api-client';
import { prerender } from 'react-dom/static';
import { ContactPage } from '../test-contact-frame.js';

/** A server that never answers: the page stands for itself. */
const client = createApiClient({ fetch: () => new Promise(() => undefined), log: () => undefined });

const onServer = async () => {
  const { prelude } = await prerender(<ContactPage client={client} />);
  return new Response(prelude).text();
};

test('the page says how to reach the site and what sending needs, and holds nothing a strict policy would drop', async () => {
  const html = await onServer();

  expect(html).toContain('Biz bilan bogʻlaning');
  expect(html).toMatch(/<noscript>.*JavaScript yoqilgan.*<\/noscript>/);
  // Of no use before the page is alive.
  expect(html).not.toContain('<form');
  expect(html).not.toMatch(/\sstyle=/);
});
