import type { Page } from '@playwright/test';
import { axeViolations } from '../testing/axe-violations.js';
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';
import { DESKTOP, expect, mainPathIf, PHONE } from '../testing/test.js';
import { test } from './lesson-fixtures.js';
import { answerItem, itemText } from './practice-answers.js';

/** The task of the item that the test answers right. */
const PRESS = /yuzi (\d+) sm² va (\d+) sm²\. Kichik porshenga (\d+) N/;

/** Gives any complete answer; the right one to the item about the press. */
async function answer(page: Page): Promise<void> {
  const [, small, large, force] = PRESS.exec(await itemText(page)) ?? [];
  await answerItem(page);
  if (force === undefined) return;
  const right = (Number(force) * Number(large)) / Number(small);
  const field = page.getByRole('main').getByRole('textbox', { name: 'Javob' });
  await field.fill(right.toPrecision(5).replace('.', ','));
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test(`a learner practises a lesson with right and wrong answers, and reads the explanation again${mainPathIf(viewport === PHONE)}`, async ({
      page,
      account,
      learner,
      lessons,
    }) => {
      const { id, title } = lessons.find((each) => each.title === 'Bosim. Paskal qonuni')!;
      await account.open(`/mashq?scope=lesson:${id}`);
      await account.signInAs(learner);
      await expect(page).toHaveURL(`/mashq?scope=lesson:${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Mashq' })).toBeVisible();
      await expect(page).toHaveTitle(/^Mashq/);

      const main = page.getByRole('main');
      const verdict = main.getByText(/o.g.ri javob berdingiz$/);
      const finish = main.getByRole('button', { name: 'Natijani koʻrish' });
      const verdicts: string[] = [];
      let pressVerdict: string | null = null;
      for (let isLast = false; !isLast;) {
        const number = verdicts.length + 1;
        await expect(main.getByRole('heading', { level: 2, name: `${number}-topshiriq` })).toBeVisible();
        const isPress = PRESS.test((await main.textContent()) ?? '');
        await answer(page);
        expect(await page.evaluate(elementsBeyondViewport)).toEqual([]);
        await main.getByRole('button', { name: 'Tekshirish' }).click();
        await expect(verdict).toBeFocused();
        expect(await axeViolations(page)).toEqual([]);
        verdicts.push((await verdict.textContent()) ?? '');
        if (isPress) pressVerdict = verdicts.at(-1) ?? null;
        isLast = await finish.isVisible();
        await (isLast ? finish : main.getByRole('button', { name: 'Keyingisi' })).click();
      }
      expect(pressVerdict).toMatch(/^To/);
      const right = verdicts.filter((text) => text.startsWith('To')).length;
      expect(right).toBeLessThan(verdicts.length);
      await expect(main.getByText(`${verdicts.length} ta topshiriqdan ${right} tasi`)).toBeVisible();

      await main
        .getByRole('link', { name: new RegExp(`^${title}: `) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/learn\\?topic=${id}#.`));
      const section = page.locator(decodeURIComponent(new URL(page.url()).hash));
      await expect(section).toBeInViewport();
      await expect(main.getByRole('link', { name: 'Mavzu boʻyicha mashq qilish' })).toHaveAttribute(
        'href',
        `/mashq?scope=lesson:${id}`,
      );
    });
  });
}

test.describe('without a network', () => {
  test.use({ errorsExpected: true });

  test('an answer that waits is sent from another page when the network returns', async ({
    page,
    account,
    learner,
    lessons,
  }) => {
    const { id } = lessons.find((each) => each.title === 'Bosim. Paskal qonuni')!;
    const address = `/mashq?scope=lesson:${id}`;
    /** The variants without an answer, as the server sends them: ids with seeds. */
    const openVariants = () =>
      page.evaluate(async (scope) => {
        const response = await fetch(`/api/practice/?scope=${scope}`, {
          headers: { authorization: `Bearer ${localStorage.getItem('accessToken')!}` },
        });
        return ((await response.json()) as { items: { id: number; seed: string }[] }).items.map(
          (item) => `${item.id} ${item.seed}`,
        );
      }, `lesson:${id}`);
    const queuedVariants = () =>
      page.evaluate(() =>
        Object.entries<string>(localStorage).flatMap(([key, text]) => {
          const [, item] = /^practiceAnswer-(\d+):/.exec(key) ?? [];
          return item === undefined ? [] : [`${item} ${(JSON.parse(text) as { seed: string }).seed}`];
        }),
      );
    await account.open(address);
    await account.signInAs(learner);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: '1-topshiriq' })).toBeVisible();

    await page.route('**/api/practice/answers/', (route) => route.abort('internetdisconnected'));
    await answer(page);
    await main.getByRole('button', { name: 'Tekshirish' }).click();
    await expect(main.getByText(/Javobingiz saqlandi, aloqa tiklanishi bilan/)).toBeVisible();
    const [variant] = await queuedVariants();
    expect(await openVariants()).toContain(variant);

    await account.bar.getByRole('link', { name: /^Zarra/ }).click();
    await expect(page).toHaveURL('/');
    const sent: unknown[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/practice/answers/')) sent.push(response.status());
    });
    await page.unroute('**/api/practice/answers/');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(queuedVariants).toEqual([]);
    expect(sent).toEqual([200]);
    expect(await openVariants()).not.toContain(variant);
  });
});
