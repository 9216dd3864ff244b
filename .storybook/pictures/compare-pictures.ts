// Pictures each story as it stands when its play has ended, and compares it with the baseline. Only Vitest loads this.
import { afterEach, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import baseline from './baseline.json';
import { storyName } from './story-name.js';

/** Pixels. What lies below the greatest height is a repetition of what is above, or has stories of its own. */
const WIDTH = 320;
const LEAST_HEIGHT = 640;
const GREATEST_HEIGHT = 1200;

const drawnBy = `${/Chrome\/\d+/.exec(navigator.userAgent)?.[0] ?? 'another browser'} on ${navigator.platform}`;
const isAlike = drawnBy === baseline.drawnBy;
const { updating, inCi } = inject('pictures');

/** What an answer or a module of its own brings comes within this time of the last change, ms; what never rests is not waited for. */
const QUIET = 250;
const PATIENCE = 3000;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Waits until nothing has changed on the page for a while. */
const quiet = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(last);
      clearTimeout(rest);
      resolve();
    };
    const last = setTimeout(end, PATIENCE);
    let rest = setTimeout(end, QUIET);
    const observer = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(end, QUIET);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Makes the view so high. The frame around a story grows a moment later; a focused field scrolls both pages. */
async function showHeight(height: number) {
  await page.viewport(WIDTH, height);
  await vi.waitUntil(() => {
    window.parent.scrollTo(0, 0);
    window.scrollTo(0, 0);
    const frame = window.frameElement?.getBoundingClientRect();
    return (
      window.innerHeight === height && frame && frame.top >= 0 && frame.bottom <= window.parent.innerHeight
    );
  });
}

/** Waits for all that is still to change the look: answers, pictures, fonts. */
async function rest() {
  await quiet();
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

/** Brings a story to rest, as much of it in view as is pictured. */
async function settle() {
  // In a higher view, as another story may have left it, a page is as high as that.
  await showHeight(LEAST_HEIGHT);
  await rest();
  const content = document.documentElement.scrollHeight;
  const height = Math.min(GREATEST_HEIGHT, Math.max(LEAST_HEIGHT, content));
  if (height === LEAST_HEIGHT) return;
  await showHeight(height);
  if (content > height) Object.assign(document.body.style, { height: `${height}px`, overflow: 'hidden' });
  await rest();
}

afterEach(async ({ expect, story, task }) => {
  const { storyId } = task.meta;
  const picture = story?.parameters['picture'] as { without?: string } | undefined;
  if (storyId === undefined || task.result?.state === 'fail') return;
  if (picture?.without !== undefined) task.meta.unpictured = picture.without;
  else if (!isAlike && !updating) task.meta.uncompared = drawnBy;
  else {
    if (!isAlike && updating)
      throw new Error(
        `The baseline is drawn by ${baseline.drawnBy} (.storybook/pictures/baseline.json), not ${drawnBy}.`,
      );
    await settle();
    try {
      await expect(document.body).toMatchScreenshot(storyName(storyId));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // A story that is being written has no picture yet: CI alone insists on it.
      const isMissing = message.includes('No existing reference');
      if (!inCi && isMissing) task.meta.missing = true;
      else
        throw new Error(
          `${message}\nIf it is to look like this: npm run stories:update -- ${task.file.name}`,
        );
    } finally {
      Object.assign(document.body.style, { height: '', overflow: '' });
    }
  }
});
