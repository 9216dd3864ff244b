// An investigation is completed by pointer with a right prediction, and by keyboard alone with a wrong one: two of each experiment,
// all in the extended run. libs/experiments/src/investigations.test.ts performs all of them with the models.
import type { Investigation, Prediction, Quantities } from '@zarra/experiment-kit/investigation';
import { quantitiesOf, rightOption } from '@zarra/experiment-kit/investigation';
import { experiments } from '@zarra/experiments';
import { everyThird, expect, isExtended, PHONE, test } from '../testing/test.js';
import { axeViolations } from '../testing/axe-violations.js';
import { ExperimentPage, steadyFrames } from './experiment-page.js';
import { InvestigationPage, type Input } from './investigation-page.js';
import { readInvestigations } from './read-investigations.js';

/** Makes a prediction. */
async function predict(
  page: InvestigationPage,
  prediction: Prediction,
  quantities: Quantities,
  isRight: boolean,
) {
  const submit = 'Bashoratni saqlash';
  switch (prediction.kind) {
    case 'choice': {
      const right = rightOption(prediction, quantities);
      const index = isRight ? right : (right + 1) % prediction.options.length;
      await page.chooseOption(prediction.options[index]?.text ?? '');
      break;
    }
    case 'number': {
      const { label, unit, expected } = prediction.answer;
      await page.answer(
        page.page.locator('[data-step=not-begun]'),
        label,
        expected(quantities) * (isRight ? 1 : 3),
        unit,
        submit,
      );
      return;
    }
    case 'curve': {
      const { at, y, expected } = prediction;
      await page.drawCurve(at.map((x) => (isRight ? expected(x, quantities) : y.to)));
    }
  }
  await page.press(page.button(submit));
}

async function complete(page: InvestigationPage, investigation: Investigation): Promise<void> {
  const isRight = page.input === 'pointer';
  const { definition } = page;
  const quantities = quantitiesOf(definition, investigation.setUp, await definition.quantities?.());
  await page.open(investigation);
  await predict(page, investigation.predict, quantities, isRight);
  await expect(page.page.getByRole('heading', { name: '2. Tajriba va oʻlchash' })).toBeFocused();
  for (const observation of investigation.observe) {
    const { key, label, unit, measure } = observation;
    await page.press(page.button('Qurilmani oʻrnatish'));
    const region = page.page.locator(`[data-observation="${key}"]`);
    const answer = await page.measure(region, measure);
    await page.answer(region, label, answer, unit, 'Tekshirish');
    await expect(region.getByText(`✓ ${label}:`)).toBeVisible();
  }
  await expect(page.page.getByRole('heading', { name: '3. Natija' })).toBeFocused();
  const verdict = isRight ? '✓ Bashorat toʻgʻri chiqdi.' : '✗ Bashorat natijaga mos kelmadi.';
  await expect(page.page.getByText(verdict)).toBeVisible();
  await page.press(page.button('Xulosani ochish'));
  await expect(page.page.getByRole('heading', { name: '4. Xulosa' })).toBeFocused();
  await expect(page.page.getByText(`Mavzu: ${investigation.topic}`)).toBeVisible();
  await page.press(page.button('Tadqiqotlar roʻyxati'));
  await expect(
    page.page.getByRole('button', { name: new RegExp(`^${investigation.title}.*tugallangan$`) }),
  ).toBeFocused();
}

for (const [index, [slug, load]] of everyThird(Object.entries(experiments), 2).entries()) {
  const definition = await load();
  const investigations = await readInvestigations(slug);
  // CI completes the first by pointer or the last by keyboard.
  const isByPointer = index % 2 === 0;
  for (const [input, chosen] of [
    ['pointer', isExtended ? investigations : investigations.slice(0, isByPointer ? 1 : 0)],
    ['keyboard', isExtended ? investigations : isByPointer ? [] : investigations.slice(-1)],
  ] satisfies [Input, readonly Investigation[]][])
    for (const investigation of chosen)
      test(`${slug}: ${investigation.slug} is completed by ${input}`, async ({ page }) => {
        test.slow();
        await steadyFrames(page, 60);
        const investigationPage = new InvestigationPage(page, definition, input);
        await investigationPage.experiment.open(slug);
        await complete(investigationPage, investigation);
      });
}

test('the theory that answers a question is hidden until everything is measured', async ({ page }) => {
  const experimentPage = new ExperimentPage(page);
  await experimentPage.open('mayatnik');
  const period = page.locator('[data-card=period]');
  await expect(period).toHaveText(/2,0\d+\s?s|2,1\d+\s?s/);
  await experimentPage.tab('Tadqiqot').click();
  await experimentPage.button(/^Davr massaga bogʻliqmi/).click();
  await expect(period).toHaveText('—');
  await experimentPage.button('Tadqiqotlar roʻyxati').click();
  await expect(period).toHaveText(/\d\ss/);
});

test('an embedded experiment shows one investigation, with its controls, on a phone @main-path', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tajriba/mayatnik?embed&tadqiqot=massa-va-davr');
  const heading = page.getByRole('heading', { name: 'Davr massaga bogʻliqmi' });
  await expect(heading).toBeVisible();
  await page.getByRole('radio', { name: 'oʻzgarmaydi' }).click();
  await page.getByRole('button', { name: 'Bashoratni saqlash' }).click();
  // The apparatus is set up at once.
  await expect(page.getByRole('spinbutton', { name: 'Yuk massasi, m, kg' })).toHaveValue('1');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('an address opens an investigation, and the dialog of sharing offers it for embedding', async ({
  page,
}) => {
  const experimentPage = new ExperimentPage(page);
  await page.goto('/tajriba/otilgan-jism?tadqiqot=tik-otilgan');
  await experimentPage.expectReady();
  await expect(page.getByRole('heading', { name: 'Ikki marta tez otilsa' })).toBeVisible();
  await experimentPage.button('Ulashish').click();
  await page.getByRole('combobox', { name: 'Joylanadigan tadqiqot' }).selectOption('Ikki marta tez otilsa');
  await expect(page.getByRole('textbox', { name: 'Saytga joylash kodi' })).toHaveValue(
    /otilgan-jism\?embed&amp;tadqiqot=tik-otilgan/,
  );
});
