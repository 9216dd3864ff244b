import { request } from 'node:http';
import { CHROMIUM_ARGUMENTS } from '@zarra/tools/chromium';

const IDLE_MS = 10_000;
/** A cheap phone, as Lighthouse has it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Everything a first visit fetches until the network has been still for ten seconds, headers included, as it goes over
 * the wire.
 */
export async function firstVisit(
  executablePath: string,
  url: string,
): Promise<{
  total: number;
  byType: Record<string, number>;
  files: { url: string; type: string; bytes: number }[];
}> {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    const files: Map<string, { url: string; type: string; bytes: number }> = new Map();
    let clock: NodeJS.Timeout;
    let still: () => void;
    const idle: Promise<void> = new Promise((resolve) => (still = resolve));
    const wait = () => {
      clearTimeout(clock);
      clock = setTimeout(() => still(), IDLE_MS);
    };
    network.on('Network.requestWillBeSent', ({ requestId, request: { url: file }, type }) => {
      files.set(requestId, { url: file, type: type ?? 'Other', bytes: 0 });
      wait();
    });
    network.on('Network.dataReceived', wait);
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file) file.bytes = encodedDataLength;
      wait();
    });
    await network.send('Network.enable');
    wait();
    await page.goto(url);
    await idle;
    const byType: Record<string, number> = {};
    for (const { type, bytes } of files.values()) byType[type] = (byType[type] ?? 0) + bytes;
    const sum = Object.values(byType).reduce((all, bytes) => all + bytes, 0);
    return { total: sum, byType, files: [...files.values()] };
  } finally {
    await browser.close();
  }
}

/** Bytes of a page's body as it comes packed.  */
export const packedSize = (url: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => (size += part.length));
      response.on('end', () => resolve(size));
    })
      .on('error', reject)
      .end();
  });
