// A lesson with a prediction.
import { expectHydrated } from '../testing/hydration.js';
import { holdRequests } from '../testing/hold-requests.js';
import { addressOf } from '../testing/lesson-page.js';
import { DESKTOP, expect, PHONE } from '../testing/test.js';
import { testWithContent } from './added-content.js';

const paragraphs = Array.from(
  { length: 12 },
  (_, index) => `${index + 1}-band. ${'Jism pastga tushadi. '.repeat(12)}`,
);

// cspell:disable
const LESSON = `---
order: 9000
title: Bashorat bilan dars
prediction:
  - Ogʻir shar oldin tushadi
  - Ikkala shar birga tushadi
  - Yengil shar oldin tushadi
experiments:
  - slug: mayatnik
    state: yer
    note: Davrni oʻlchang.
questions:
  - key: savol-bir
    question: Bir?
    options: [Bir, Ikki, Uch, Toʻrt]
    correct: 1
    explanation: Bir.
---

Ikki shar bir vaqtda qoʻyib yuborildi.

## Oʻylab koʻring

Qaysi shar yerga oldin tushadi?

## Tushish

${paragraphs.join('\n\n')}

## Koʻp uchraydigan xato

“Ogʻir jism tezroq tushadi.” Bu – notoʻgʻri.
`;
// cspell:enable

const test = testWithContent({ 'lessons/7-sinf/bashorat-bilan-dars.md': LESSON });

const CHOSEN = 'Ogʻir shar oldin tushadi';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a prediction pressed before the scripts is kept, and shown at the misconception', async ({
    page,
    lessons,
  }) => {
    const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
    const lesson = lessons.find(({ title }) => title === 'Bashorat bilan dars')!;
    await page.goto(addressOf(lesson), { waitUntil: 'commit' });
    const answer = page.getByRole('radio', { name: CHOSEN });
    await answer.check();
    await expect(page.getByRole('link', { name: 'Avval oʻz bashoratingizni tanlang' })).toHaveAttribute(
      'href',
      '#oylab-koring',
    );
    scripts.release();
    await expectHydrated(page);
    await expect(page.getByText(`Sizning bashoratingiz: ${CHOSEN}`)).toBeAttached();
    await expect(answer).toBeChecked();

    await page.reload();
    await expect(answer).toBeChecked();
    const misconception = page.getByRole('heading', { name: 'Koʻp uchraydigan xato' });
    await misconception.scrollIntoViewIfNeeded();
    await expect(page.getByText(`Sizning bashoratingiz: ${CHOSEN}`)).toBeInViewport();
  });
});

for (const viewport of [PHONE, DESKTOP])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a prediction pressed as soon as the page is hydrated stays', async ({
      page,
      lessons,
      signedIn: _,
    }) => {
      await page.goto(addressOf(lessons.find(({ title }) => title === 'Bashorat bilan dars')!));
      await expectHydrated(page);
      const answer = page.getByRole('radio', { name: CHOSEN });
      await answer.click();
      await expect(page.getByText(`Sizning bashoratingiz: ${CHOSEN}`)).toBeAttached();
      await expect(answer).toBeChecked();
    });
  });
