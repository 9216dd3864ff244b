// Setup file of the compared runs: compares each story, as its play has left it, with its baseline.
import { afterEach, beforeAll, inject, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { baselineName } from './baseline-path.js';
import drawnBy from './drawn-by.json';
import { layoutSettled } from './layout-settled.js';

/** Pixels. Content below the greatest height repeats what is above, or has stories of its own. */
const WIDTH = 320;
const LEAST_HEIGHT = 640;
const GREATEST_HEIGHT = 1200;

const browser = `${/Chrome\/\d+/.exec(navigator.userAgent)?.[0] ?? 'another browser'} on ${navigator.platform}`;
const isSameBrowser = browser === drawnBy.browser;
const { updating, inCi } = inject('baseline');

/** The page is settled when its content has not changed for this time, ms. A page that changes all the time is not waited for. */
const SETTLED_AFTER = 250;
const LONGEST_WAIT = 3000;
/** A busy machine resizes the frame around a story late. */
const FRAME_LIMIT = { timeout: 30_000 };

/** Waits until the content has not changed for a while. */
const contentSettled = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(limit);
      clearTimeout(settled);
      resolve();
    };
    const limit = setTimeout(end, LONGEST_WAIT);
    let settled = setTimeout(end, SETTLED_AFTER);
    const observer = new MutationObserver(() => {
      clearTimeout(settled);
      settled = setTimeout(end, SETTLED_AFTER);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Sets the height of the view. The frame around a story grows a moment later; a focused field scrolls both pages. */
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

/** Waits for everything that still changes the look: answers, images, styles, fonts. */
async function lookSettled() {
  await contentSettled();
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await layoutSettled();
}

/** Brings the compared part of a story into view, and waits until it is settled. */
async function settle() {
  // A page is at least as high as its view, and the view keeps the height of the story before.
  await setHeight(LEAST_HEIGHT);
  await lookSettled();
  const content = document.documentElement.scrollHeight;
  const height = Math.min(GREATEST_HEIGHT, Math.max(LEAST_HEIGHT, content));
  if (height === LEAST_HEIGHT) return;
  await setHeight(height);
  if (content > height) Object.assign(document.body.style, { height: `${height}px`, overflow: 'hidden' });
  await lookSettled();
}

// The pointer of the headless shell begins in the upper left corner, on a story's first control.
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
      // A story that is being written has no baseline yet; only CI requires one.
      if (!inCi && message.includes('No existing reference')) task.meta.missing = true;
      else throw new Error(`${message}\nIf this look is meant: npm run stories:update -- ${task.file.name}`);
    } finally {
      Object.assign(document.body.style, { height: '', overflow: '' });
    }
  }
});
