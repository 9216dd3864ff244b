import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';

const BUILT = fileURLToPath(new URL('../dist/storybook', import.meta.url));

/** Without the rules about the landmarks of a page: a documentation page shows several stories, each a page of its own. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Pages of the kit about several components. */
const WITHOUT_GUIDANCE = ['UI Kit/Theming', 'UI Kit/Reader settings'];
const GUIDANCE = ['Anatomy', 'Do and do not', 'Texts', 'Accessibility', 'Status', 'States'];

/** The table of props: its editors are those of Storybook. */
const PROPS = '.docblock-argstable';

/** Storybook's own elements: the link of a heading to itself, and the frame of a story, which scrolls when the story is wider. */
const STORYBOOK_ELEMENT = /^<(?:a [^>]*aria-label="Copy heading URL|div class="docs-story\b)/;

/** An entry of the built index of stories. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
}

const { entries } = JSON.parse(readFileSync(`${BUILT}/index.json`, 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
const docsPages = Object.values(entries).filter(({ type }) => type === 'docs');

const test = base.extend<object, { readonly catalogueUrl: string }>({
  catalogueUrl: [
    async ({}, use) => {
      const server = await preview({
        ...{ configFile: false, logLevel: 'silent', build: { outDir: BUILT } },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ catalogueUrl }, use) => use(catalogueUrl),
});

async function openDocs(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  // Stories of the page are rendered one after another.
  await expect(page.locator('.sb-show-main')).toHaveCount(1);
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
  await expect(page.getByLabel('Content is loading...')).toHaveCount(0);
  await expect.poll(() => page.evaluate(countTransitions)).toBe(0);
}

/** Number of running transitions. A tooltip that fades in has less contrast than an open one. */
const countTransitions = (): number =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;

test('every component has a documentation page', () => {
  expect(docsPages.length).toBeGreaterThan(100);
});

for (const { id, title } of docsPages) {
  test(`${title} is drawn without errors and follows the rules of axe`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // Stories of failures answer requests so; a missing file is in the response below.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.fromServiceWorker())
        errors.push(`${response.status()} ${response.url()}`);
    });
    await openDocs(page, id);
    if (title.startsWith('UI Kit/') && !WITHOUT_GUIDANCE.includes(title))
      for (const name of GUIDANCE)
        await expect.soft(page.locator('h2', { hasText: name }).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).exclude(PROPS).analyze();
    const found = violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => ({ rule, html })));
    expect(found.filter(({ html }) => !STORYBOOK_ELEMENT.test(html))).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('the page of themes shows each brand in its own document', async ({ page }) => {
  await openDocs(page, 'ui-kit-theming--docs');
  const accentsOf = (story: string) =>
    page
      .locator(`iframe[src$="id=ui-kit-theming--${story}"]`)
      .first()
      .contentFrame()
      .getByRole('button', { name: 'Tajribani boshlash' })
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
  await expect.poll(async () => new Set(await accentsOf('two-brands')).size).toBe(2);
  const [, nihol] = await accentsOf('two-brands');
  await expect.poll(() => accentsOf('second-brand')).toEqual([nihol]);
});
