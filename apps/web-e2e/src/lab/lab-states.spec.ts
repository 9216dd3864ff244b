import { readFile } from 'node:fs/promises';
import { readAddress } from '@zarra/experiment-kit/address';
import { experiments } from '@zarra/experiments';
import { everyThird, expect, mainPathIf, test } from '../testing/test.js';
import { ExperimentPage } from './experiment-page.js';

interface ListedPicture {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

interface ListedExperiment {
  readonly slug: string;
  readonly start: ListedPicture;
  readonly states: readonly (ListedPicture & { readonly key: string; readonly search: string })[];
}

/** The list that the build of the site writes for lessons. */
const readList = async (): Promise<readonly ListedExperiment[]> => {
  const file = new URL('../../../web/dist/experiments.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as readonly ListedExperiment[];
};

for (const [slug, load] of everyThird(Object.entries(experiments), 2))
  test(`${slug}: the link of a named state opens it, also embedded, and the page goes on from there${mainPathIf(slug === 'zaryadlar')}`, async ({
    page,
  }) => {
    const definition = await load();
    const { states = [] } = (await readList()).find((one) => one.slug === slug) ?? {};
    const state = states.at(-1);
    if (!state) throw new Error(`${slug} has no states`);
    const wanted = readAddress(definition, state.search.replace('?holat=', ''), 0);
    const experimentPage = new ExperimentPage(page);
    for (const isEmbedded of [false, true]) {
      await page.goto(`/tajriba/${slug}${state.search}${isEmbedded ? '&embed' : ''}`);
      // The collapsed parameters are part of the embedded version only.
      if (isEmbedded) await expect(page.locator('details[data-panel]')).toBeVisible();
      else await experimentPage.expectReady();
      await expect(page.getByRole('status').filter({ hasText: 'Havoladagi holat ochilmadi' })).toHaveCount(0);
      // A step forward writes the state to the address.
      await experimentPage.button('Bir kadr oldinga').click();
      await expect.poll(() => new URL(page.url()).hash).not.toBe('');
      const reached = readAddress(definition, new URL(page.url()).hash.slice(1), 1000);
      expect(reached?.run.steps).toBeGreaterThan(0);
      expect({ values: reached?.run.values, view: reached?.view, graph: reached?.graph }).toEqual({
        values: wanted?.run.values,
        view: wanted?.view,
        graph: wanted?.graph,
      });
    }
  });

test('the start and every state have a picture of the listed size, which browsers keep for a year', async ({
  page,
}) => {
  const listed = (await readList()).flatMap(({ start, states }) => [start, ...states]);
  expect(listed.length).toBeGreaterThan(80);
  const byAddress = new Map(listed.map((one) => [one.picture, one]));
  for (const [address, { width, height }] of byAddress) {
    const response = await page.request.get(address);
    expect([address, response.status(), response.headers()['cache-control']]).toEqual([
      address,
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(await response.text()).toContain(`viewBox="0 0 ${width} ${height}"`);
  }
});
