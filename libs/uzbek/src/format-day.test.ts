import { formatDay } from './index.js';

test('a day has its number and the name of its month', () => {
  expect(formatDay(new Date(2026, 2, 12))).toBe('12-mart');
  const days = Array.from({ length: 12 }, (_, month) => formatDay(new Date(2026, month, 1)));
  expect(days).toEqual(
    ['1-yanvar', '1-fevral', '1-mart', '1-aprel', '1-may', '1-iyun'].concat(
      ...['1-iyul', '1-avgust', '1-sentabr', '1-oktabr', '1-noyabr', '1-dekabr'],
    ),
  );
});
