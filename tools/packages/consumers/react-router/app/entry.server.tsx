import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

/** Renders the page and writes the styles of its components to the head. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const sheet = new ServerStyleSheet();
  const router = <ServerRouter context={context} url={request.url} />;
  headers.set('Content-Type', 'text/html');
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(sheet.collectStyles(router), {
      onAllReady: () =>
        void text(pipe(new PassThrough())).then((page) => {
          const html = page.replace('</head>', () => `${sheet.getStyleTags()}</head>`);
          resolve(new Response(html, { status, headers }));
        }, reject),
      onShellError: reject,
    });
  });
}
