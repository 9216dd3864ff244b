/** @jest-environment node */
import { createApiClient } from '@zarra/api-client';
import { prerender } from 'react-dom/static';
import { ContactPage } from '../testing/contact-frame.js';

/** A server that never responds: the test needs only the page itself. */
const client = createApiClient({ fetch: () => new Promise(() => undefined), log: () => undefined });

const renderOnServer = async () => {
  const { prelude } = await prerender(<ContactPage client={client} />);
  return new Response(prelude).text();
};

test('the server renders the section with the form and without inline styles', async () => {
  const html = await renderOnServer();

  expect(html).toContain('Biz bilan bogʻlaning');
  expect(html).toMatch(/<noscript>.*JavaScript yoqilgan.*<\/noscript>/);
  for (const name of ['name', 'phone', 'message']) expect(html).toContain(`name="${name}"`);
  expect(html).not.toMatch(/\sstyle=/);
});
