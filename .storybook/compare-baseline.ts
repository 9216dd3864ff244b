// Setup file of the compared runs: compares each story, after its play, with its baseline.
import { afterEach, beforeAll, inject, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { baselineName } from './baseline-path.js';
import drawnBy from './drawn-by.json';
import { layoutSettled } from './layout-settled.js';

/** Pixels. Content below the maximum height is repetitive or has separate stories. */
const WIDTH = 320;
const MIN_HEIGHT = 640;
const MAX_HEIGHT = 1200;

const browser = `${/Chrome\/\d+/.exec(navigator.userAgent)?.[0] ?? 'another browser'} on ${navigator.platform}`;
const isSameBrowser = browser === drawnBy.browser;
const { updating, inCi } = inject('baseline');

/** The page is settled when its content has not changed for this time, ms. */
const SETTLED_AFTER_MS = 250;
/** Maximum wait for a page that changes permanently, ms. */
const MAX_WAIT_MS = 3000;
/** A busy machine resizes the frame around a story late. */
const FRAME_LIMIT = { timeout: 120_000 };

/** Waits until the content has not changed for a while. */
const contentSettled = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(limit);
      clearTimeout(settled);
      resolve();
    };
    const limit = setTimeout(end, MAX_WAIT_MS);
    let settled = setTimeout(end, SETTLED_AFTER_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(settled);
      settled = setTimeout(end, SETTLED_AFTER_MS);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Sets the height of the viewport. The frame around a story grows later; a focused field scrolls both pages. */
async function setHeight(height: number) {
  await page.viewport(WIDTH, height);
  await vi.waitUntil(() => {
    window.parent.scrollTo(0, 0);
    window.scrollTo(0, 0);
    const frame = window.frameElement?.getBoundingClientRect();
    return (
      window.innerHeight === height && frame && frame.top >= 0 && frame.bottom <= window.parent.innerHeight
    );
  }, FRAME_LIMIT);
}

/** Waits for everything that changes the appearance: responses, images, styles, fonts. */
async function appearanceSettled() {
  await contentSettled();
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await layoutSettled();
}

/** The height of the page in the smallest viewport: a page is at least as high as the viewport. */
async function measure() {
  await setHeight(MIN_HEIGHT);
  await appearanceSettled();
  return document.documentElement.scrollHeight;
}

/** Fits the viewport to the compared part of a page of this height. Returns whether it still fits. */
async function fit(content: number) {
  const height = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, content));
  if (height === MIN_HEIGHT) return true;
  await setHeight(height);
  if (content > height) Object.assign(document.body.style, { height: `${height}px`, overflow: 'hidden' });
  await appearanceSettled();
  return content > height || document.documentElement.scrollHeight <= height;
}

/** Fits the viewport to the compared part of a story, and waits until it is settled. */
async function settle() {
  let content = await measure();
  // A part that loads late makes the page higher than measured; a part as high as the viewport does so again.
  while (!(await fit(content))) {
    const again = await measure();
    if (again === content) {
      await fit(content);
      return;
    }
    content = again;
  }
}

// The pointer of the headless shell starts in the upper left corner, over the first control of a story.
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1279, y: 1199 }));

afterEach(async ({ expect, story, task }) => {
  const { storyId } = task.meta;
  if (storyId === undefined || task.result?.state === 'fail') return;
  const noBaseline = story?.parameters['noBaseline'] as string | undefined;
  if (noBaseline !== undefined) task.meta.noBaseline = noBaseline;
  else if (!isSameBrowser && !updating) task.meta.otherBrowser = browser;
  else if (!isSameBrowser)
    throw new Error(`.storybook/drawn-by.json names ${drawnBy.browser}; this is ${browser}.`);
  else {
    await settle();
    try {
      await expect(document.body).toMatchScreenshot(baselineName(storyId));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // A new story has no baseline yet; only CI requires one.
      if (!inCi && message.includes('No existing reference')) task.meta.missing = true;
      else
        throw new Error(
          `${message}\nIf this change is intended: npm run stories:update -- ${task.file.name}`,
        );
    } finally {
      Object.assign(document.body.style, { height: '', overflow: '' });
    }
  }
});
