import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';
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

async function openDocs(page: Page, id: string, globals = ''): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
  // Stories of the page are rendered one after another.
  await expect(page.locator('.sb-show-main')).toHaveCount(1);
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
  await expect(page.getByLabel('Content is loading...')).toHaveCount(0);
  await expect.poll(() => page.evaluate(countTransitions)).toBe(0);
}

/** Number of running transitions. A tooltip that fades in has less contrast than an open one. */
const countTransitions = (): number =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;

/** Whether the target of a link exists in the catalogue: a page, a story or a file. Hashes are headings, or links of examples. */
function exists(href: string): boolean {
  const { origin, pathname, searchParams } = new URL(href, 'http://catalogue/');
  const [, type, id = ''] = /^\/(docs|story)\/(.+)$/.exec(searchParams.get('path') ?? '') ?? [];
  if (origin !== 'http://catalogue' || href.startsWith('#')) return true;
  if (searchParams.has('path')) return entries[id]?.type === type;
  return existsSync(path.join(BUILT, decodeURIComponent(pathname)));
}

/** The links of a documentation page to nothing. Those in stories are of the product. */
async function findDeadLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('#storybook-docs a[href]:not(.docs-story *)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => !exists(href));
}

/** The rules of axe that a page breaks, with the elements. */
async function findViolations(axe: AxeBuilder): Promise<{ rule: string; html: string }[]> {
  const { violations } = await axe.exclude(PROPS).analyze();
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })))
    .filter(({ html }) => !STORYBOOK_ELEMENT.test(html));
}

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
    expect.soft(await findDeadLinks(page)).toEqual([]);
    const controls = await page.locator(`${PROPS} td:nth-child(4)`).allTextContents();
    // The tree of an element, or the source of a function.
    expect.soft(controls.filter((control) => /\$\$typeof|=>/.test(control))).toEqual([]);
    expect(await findViolations(new AxeBuilder({ page }).withTags(WCAG))).toEqual([]);
    expect(errors).toEqual([]);
  });
}

/** Whether a documentation page has a light or dark background, and the colour scheme of a native radio in its table of props. */
const looksOf = (docs: Page | FrameLocator) =>
  docs.locator('.sbdocs-wrapper').evaluate((wrapper, props) => {
    const [red = ''] = /\d+/.exec(getComputedStyle(wrapper).backgroundColor) ?? [];
    const radio = wrapper.querySelector(`${props} input[type=radio]`);
    return [Number(red) > 127 ? 'light' : 'dark', radio && getComputedStyle(radio).colorScheme];
  }, PROPS);

// Native controls in the scheme of the other theme are black on white.
test('a documentation page and its controls have the theme of the toolbar', async ({ page }) => {
  await page.goto('/?path=/docs/ui-kit-card--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('radio').first()).toBeVisible();
  expect(await looksOf(docs)).toEqual(['light', 'light']);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await expect.poll(() => looksOf(docs)).toEqual(['dark', 'dark']);
});

test('a documentation page has the theme of the system until the toolbar has one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openDocs(page, 'ui-kit-card--docs');
  expect(await looksOf(page)).toEqual(['dark', 'dark']);
  await openDocs(page, 'foundations-start--docs');
  expect(await looksOf(page)).toEqual(['dark', null]);
  await openDocs(page, 'foundations-start--docs', 'theme:light');
  expect(await looksOf(page)).toEqual(['light', null]);
});

for (const { id, title } of docsPages.filter((one) => /^Foundations\/|\/(?:Card|Table)$/.test(one.title)))
  test(`${title} has enough contrast in the dark theme`, async ({ page }) => {
    await openDocs(page, id, 'theme:dark');
    expect(await findViolations(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  });

test('the controls of Card choose pictures, badges and texts', async ({ page }) => {
  await openDocs(page, 'ui-kit-card--docs');
  const card = page.locator('.docs-story').first().getByRole('article');
  const props = page.locator(PROPS);
  await expect(props.getByRole('combobox', { name: 'badge' })).toHaveValue('2D');
  await props.getByRole('combobox', { name: 'badge' }).selectOption('Oʻtilgan');
  await expect(card).toContainText('Oʻtilgan');
  await props.locator('tr', { hasText: 'title' }).getByRole('textbox').first().fill('Yupqa linza');
  await expect(card.getByRole('link', { name: 'Yupqa linza' })).toBeVisible();
});

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
