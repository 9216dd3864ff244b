import type { Page } from '@playwright/test';

const form = (page: Page) => page.getByRole('main').getByRole('form');

/** The text of the item on screen. */
export const itemText = async (page: Page): Promise<string> => (await form(page).textContent()) ?? '';

/** Gives any complete answer to the item on screen. */
export async function answerItem(page: Page): Promise<void> {
  const field = form(page).getByRole('textbox', { name: 'Javob' });
  if ((await field.count()) > 0) await field.fill('1');
  else if ((await form(page).getByRole('radio').count()) > 0)
    await form(page).getByRole('radio').first().check();
  const choices = await form(page)
    .getByRole('combobox', { name: /^\d\. / })
    .all();
  for (const [index, select] of choices.entries()) await select.selectOption({ index: index + 1 });
}
