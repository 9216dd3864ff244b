// Uses the application of settings and a table as a person does: at four widths, in two themes and brands, and by keyboard alone.
import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

const PHONE = { width: 360, height: 640 };
const LAPTOP = { width: 1280, height: 800 };
const VIEWPORTS = [PHONE, { width: 768, height: 1024 }, LAPTOP, { width: 1920, height: 1080 }];

/** The focused element when it is outside the viewport or another element covers it. */
async function hiddenFocus(page: Page): Promise<string | undefined> {
  // The page scrolls to the focused element in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // The label of a switch or a radio button is what a person sees.
    const [label] = (focused instanceof HTMLInputElement && focused.labels) || [];
    const shown = label ?? focused;
    const isVisible = [focused, shown].some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // An element that is larger than the viewport is visible in part.
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const painted = document.elementFromPoint(x, y);
      return painted !== null && (shown.contains(painted) || painted.contains(element));
    });
    return isVisible ? undefined : focused.outerHTML.slice(0, 200);
  });
}

/** Moves the focus to an element by one key. It is visible at each step. */
async function moveTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 90; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
    assert.equal(await hiddenFocus(page), undefined, 'The focus is hidden.');
  }
  assert.fail(`${String(target)} cannot be reached by ${key}.`);
}

/** Fills in, corrects and saves the form. */
async function useForm(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Maktab sozlamalari' });
  const { keyboard } = page;
  const value = (name: string) =>
    form.evaluate((element, key) => new FormData(element as HTMLFormElement).getAll(key).map(String), name);
  const save = form.getByRole('button', { name: 'Saqlash' });

  await moveTo(page, save);
  await keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('5 ta maydonni tuzating');

  // The first field with an error has the focus.
  await expect(form.getByRole('combobox', { name: /Viloyat/ })).toBeFocused();
  await keyboard.type('sird');
  await keyboard.press('Enter');
  assert.deepEqual(await value('region'), ['Sirdaryo']);
  await moveTo(page, form.getByRole('textbox', { name: /Telefon/ }));
  await keyboard.type('901234567');
  await moveTo(page, form.getByRole('textbox', { name: /Elektron pochta/ }));
  await keyboard.type('maktab@example.uz');
  await moveTo(page, form.getByRole('textbox', { name: /Tashkil etilgan sana/ }));
  await keyboard.type('01091990');
  assert.deepEqual(await value('founded'), ['1990-09-01']);

  const chooser = page.waitForEvent('filechooser');
  await moveTo(page, form.getByLabel('Logotip'));
  await keyboard.press('Space');
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('logo') });
  await expect(form.getByText('logo.png').first()).toBeVisible();

  // The calendar opens on the chosen day: the next day is one arrow key away.
  await moveTo(page, form.getByRole('textbox', { name: /Boshlanishi/ }));
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  assert.deepEqual(await value('start'), ['2026-09-03']);

  await moveTo(page, form.getByRole('spinbutton', { name: /^Dars/ }));
  await keyboard.press('ArrowUp');
  assert.deepEqual(await value('lesson'), ['50']);
  await moveTo(page, form.getByRole('combobox', { name: /Oʻqitish tillari/ }));
  await keyboard.type('rus');
  await keyboard.press('Enter');
  assert.deepEqual(await value('languages'), ['Oʻzbek', 'Rus']);
  await keyboard.press('Backspace');
  assert.deepEqual(await value('languages'), ['Oʻzbek']);
  await moveTo(page, form.getByRole('radio', { name: 'Birinchi' }));
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  assert.deepEqual(await value('shift'), ['Ikkinchi']);
  await moveTo(page, form.getByRole('radio', { name: 'Olti kunlik' }));
  await keyboard.press('ArrowLeft');
  assert.deepEqual(await value('week'), ['Besh kunlik']);
  await moveTo(page, form.getByRole('slider', { name: /Oʻtish bali/ }));
  await keyboard.press('ArrowRight');
  assert.deepEqual(await value('pass'), ['65']);
  await moveTo(page, form.getByRole('combobox', { name: 'Baholash' }));
  await keyboard.press('ArrowDown');
  assert.deepEqual(await value('grading'), ['Yuz ballik']);
  await moveTo(page, form.getByRole('switch', { name: /aralashtirilsin/ }));
  await keyboard.press('Space');
  assert.deepEqual(await value('shuffle'), []);
  await moveTo(page, form.getByRole('textbox', { name: /Tasdiqlash kodi/ }).first());
  await keyboard.type('123456');
  assert.deepEqual(await value('otp'), ['123456']);
  await moveTo(page, form.getByRole('checkbox', { name: /roziman/ }));
  await keyboard.press('Space');
  await moveTo(page, save);
  await keyboard.press('Enter');
  await expect(page.getByText('Sozlamalar saqlandi.').first()).toBeVisible();
  await expect(form.getByText('maydonni tuzating')).toHaveCount(0);

  // The focus returns to the button that opened the dialog.
  const cancel = form.getByRole('button', { name: 'Bekor qilish' });
  await moveTo(page, cancel);
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  assert.deepEqual(await value('region'), ['Sirdaryo']);
}

/** Searches, sorts and selects rows of the table, removes them after a question, and reads the details of one. */
async function useTable(page: Page): Promise<void> {
  const { keyboard } = page;
  const status = (text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  await moveTo(page, page.getByRole('tab', { name: 'Maktab' }), 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await status(/^1000 ta/);
  await moveTo(page, page.getByRole('searchbox', { name: 'Oʻquvchini qidirish' }));
  await keyboard.type("g'ayrat");
  await moveTo(page, page.getByRole('combobox', { name: 'Sinf' }));
  await keyboard.press('ArrowDown');
  await moveTo(page, page.getByRole('button', { name: 'Natija, %' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Natija, %' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const row = page.getByRole('row').nth(1);
  await moveTo(page, row.getByRole('checkbox'));
  await keyboard.press('Space');
  await status(/tanlandi: 1$/);
  const details = row.getByRole('button');
  await moveTo(page, details);
  await keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Oxirgi test')).toBeVisible();
  await keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(details).toBeFocused();
  await moveTo(page, page.getByRole('button', { name: 'Amallar' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Tanlanganlarni chiqarish' })).toBeFocused();
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '1 ta oʻquvchi roʻyxatdan chiqarilsinmi?' });
  await expect(question).toBeVisible();
  await moveTo(page, question.getByRole('button', { name: 'Roʻyxatdan chiqarish' }));
  await keyboard.press('Enter');
  await status(/tanlandi: 0$/);
}

/** At one width: nothing is wider than the page, and axe finds no violation in both parts, themes and brands. */
async function checkLook(page: Page, name: string): Promise<void> {
  for (const brand of ['Zarra', 'Nihol']) {
    await page.getByText(brand, { exact: true }).click();
    for (const part of ['Maktab', 'Oʻquvchilar']) {
      await page.getByRole('tab', { name: part }).click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(width, page.viewportSize()?.width, `${part}, ${brand}, ${name}`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        [],
        `${part}, ${brand}, ${name}`,
      );
    }
  }
}

/** Checks the application at its address. */
export async function checkSettings(browser: Browser, address: string): Promise<void> {
  const check = async (options: BrowserContextOptions, use: (page: Page) => Promise<void>) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(address);
    await use(page);
    await context.close();
  };
  for (const viewport of VIEWPORTS)
    for (const colorScheme of ['light', 'dark'] as const)
      await check({ viewport, colorScheme }, (page) => checkLook(page, `${viewport.width}, ${colorScheme}`));
  for (const viewport of [PHONE, LAPTOP])
    await check({ viewport }, async (page) => {
      await useForm(page);
      await useTable(page);
    });
}
