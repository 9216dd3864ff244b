import { request } from 'node:http';
import { CHROMIUM_ARGUMENTS } from '@zarra/tools/chromium';

const IDLE_MS = 10_000;
/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Bytes of all transfers of a first visit, compressed and with headers, until the network is idle for ten seconds. */
export async function measureFirstVisit(
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
    let timer: NodeJS.Timeout;
    let resolveIdle: () => void;
    const idle: Promise<void> = new Promise((resolve) => (resolveIdle = resolve));
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolveIdle(), IDLE_MS);
    };
    network.on('Network.requestWillBeSent', ({ requestId, request: { url: file }, type }) => {
      files.set(requestId, { url: file, type: type ?? 'Other', bytes: 0 });
      restartTimer();
    });
    network.on('Network.dataReceived', restartTimer);
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file) file.bytes = encodedDataLength;
      restartTimer();
    });
    await network.send('Network.enable');
    restartTimer();
    await page.goto(url);
    await idle;
    const byType: Record<string, number> = {};
    for (const { type, bytes } of files.values()) byType[type] = (byType[type] ?? 0) + bytes;
    const total = Object.values(byType).reduce((all, bytes) => all + bytes, 0);
    return { total, byType, files: [...files.values()] };
  } finally {
    await browser.close();
  }
}

/** Bytes of the compressed body of a page. */
export const compressedSize = (url: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => (size += part.length));
      response.on('end', () => resolve(size));
    })
      .on('error', reject)
      .end();
  });
