import { makeContent } from '../testing/content.js';
import { practiceContent } from '../testing/practice-content.js';
import { listVariants } from './list-variants.js';

const variantsOf = async (part: string, replacement: string, name = '7-sinf/tezlik/yol') =>
  (await listVariants(await makeContent(practiceContent(part, replacement)), name)).join('\n');

test('an item with few variants gets a proposal of at least 20', async () => {
  const text = await variantsOf('', '');
  expect(text).toMatch(
    /^ +10 {2}7-sinf\/tezlik\/yol\n +fewer than 20 variants\n +proposal:\n +parameters:\n/,
  );
  expect(text).toContain('from: ');
});

test('refused combinations are counted by their reason', async () => {
  const text = await variantsOf('expression: v * t', 'expression: v * t - 300');
  expect(text).toMatch(/\d+ refused: the answer 0 has fewer than two significant digits \(v = 15, t = 20\)/);
  expect(text).toMatch(/\d+ refused: the answer −\d+ is less than 0 m \(v = 11, t = 20\)/);
});

test('an item with 20 variants or more needs nothing', async () => {
  expect(await variantsOf('to: 15', 'to: 21')).toMatch(/^ +22 {2}7-sinf\/tezlik\/yol$/);
});

test('errors of expressions are listed, and an unknown name is refused', async () => {
  expect(await variantsOf('expression: v * t', 'expression: v * x')).toContain(
    'answer.expression: there is no parameter x',
  );
  await expect(variantsOf('', '', '7-sinf/tezlik/yoq')).rejects.toThrow('there is no item with parameters');
});
