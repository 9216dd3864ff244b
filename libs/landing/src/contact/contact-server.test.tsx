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

test('the whole form is in the page, and nothing a strict policy would drop', async () => {
  const html = await onServer();

  for (const text of ['Ismingiz', 'Telefon raqamingiz', 'Xabaringiz', 'Yuborish', 'name="website"']) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(/<noscript>.*JavaScript yoqilgan.*<\/noscript>/);
  expect(html).not.toMatch(/\sstyle=/);
});
