import { buffer } from 'node:stream/consumers';
import { openBrowser } from '../browser.js';
import { sendRequest } from '../site.js';

const IDLE_MS = 10_000;
/** Lighthouse's phone. */
const PHONE = {
  ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  ...{ isMobile: true, hasTouch: true },
};

interface Transfer {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

/** All transfers of a first visit, compressed and with headers, until the network is idle for ten seconds. */
export async function measureFirstVisit(url: string): Promise<Transfer[]> {
  const context = await (await openBrowser()).newContext(PHONE);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const files = new Map<string, Transfer>();
  await network.send('Network.enable');
  const idle = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, IDLE_MS);
    network.on('Network.requestWillBeSent', ({ requestId, request: { url: file }, type }) => {
      files.set(requestId, { url: file, type: type ?? 'Other', bytes: 0 });
      timer.refresh();
    });
    network.on('Network.dataReceived', () => timer.refresh());
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      const file = files.get(requestId);
      if (file) files.set(requestId, { ...file, bytes });
      timer.refresh();
    });
  });
  await page.goto(url);
  await idle;
  await context.close();
  return [...files.values()];
}

/** Bytes of the compressed body of a page. */
export const compressedSize = async (url: string, encoding: string): Promise<number> =>
  (await buffer(await sendRequest(url, { headers: { 'accept-encoding': encoding } }))).length;
