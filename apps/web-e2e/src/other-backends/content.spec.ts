import { expect, test } from './foreign-backend.js';
import { lesson, schoolClass } from './honest-replies.js';

test('a class whose id is a text is listed', async ({ page, backend }) => {
  backend.reply({ 'GET /classes/': { json: [{ ...schoolClass, name: '8-sinf', lessons: [lesson] }] } });
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kuch Darsligi');
});
