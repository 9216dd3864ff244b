import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An event for the pages that are open. */
export type PreviewMessage =
  { readonly type: 'reload' } | { readonly type: 'issues'; readonly issues: string };

const EVENTS_PATH = '/preview/events';
const SCRIPT_PATH = '/preview/reload.js';

/** Reloads the page after a change, or shows the issues of the files above it. The browser keeps the scroll position. */
const SCRIPT = `const box = document.createElement('pre');
box.style.cssText = 'position:fixed;inset:0 0 auto;z-index:9999;margin:0;padding:12px;max-height:50vh;overflow:auto;' +
  'background:CanvasText;color:Canvas;font:14px/1.4 monospace;white-space:pre-wrap';
const events = new EventSource('${EVENTS_PATH}');
events.addEventListener('reload', () => location.reload());
events.addEventListener('issues', ({ data }) => {
  box.textContent = JSON.parse(data);
  document.body.append(box);
});
`;

/**
 * Serves a running site with a script in each page that reloads it. A server of its own, so that the site that learners use has
 * neither the script nor its address.
 * @param port of the site on loopback
 */
export async function startPreviewProxy(port: number, ownPort: number) {
  const pages = new Set<ServerResponse>();
  /** Shown to pages that open after it, too. */
  let issues: PreviewMessage | undefined;
  const write = (page: ServerResponse, message: PreviewMessage): void => {
    const data = message.type === 'issues' ? JSON.stringify(message.issues) : '';
    page.write(`event: ${message.type}\ndata: ${data}\n\n`);
  };

  const openEvents = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    pages.add(response);
    response.on('close', () => pages.delete(response));
    if (issues) write(response, issues);
  };

  const forward = (incoming: IncomingMessage, response: ServerResponse): void => {
    // A page is changed on its way, so it must not be compressed.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { method, url: path } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const { statusCode = 502, headers: answerHeaders } = answer;
      if (!answerHeaders['content-type']?.startsWith('text/html')) {
        response.writeHead(statusCode, answerHeaders);
        answer.pipe(response);
        return;
      }
      text(answer).then(
        (html) => {
          const { 'content-length': _length, etag: _etag, ...others } = answerHeaders;
          response.writeHead(statusCode, { ...others, 'cache-control': 'no-store' });
          response.end(`${html}<script src="${SCRIPT_PATH}" defer></script>`);
        },
        () => response.destroy(),
      );
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };

  const server: Server = createServer((incoming, response) => {
    if (incoming.url === EVENTS_PATH) openEvents(response);
    else if (incoming.url === SCRIPT_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(SCRIPT);
    } else forward(incoming, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ownPort, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send: (message: PreviewMessage): void => {
      issues = message.type === 'issues' ? message : undefined;
      for (const page of pages) write(page, message);
    },
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}
