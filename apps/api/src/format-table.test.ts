import { parseCsv } from './testing/csv.js';
import { csvLine } from './format-table.js';

test.each([
  [['a', '', 'b c'], 'a,,b c\r\n'],
  [['a,b', '"a"', 'a\nb', 'a\r\nb'], '"a,b","""a""","a\nb","a\r\nb"\r\n'],
  [['1', 'oʻ', ' '], '1,oʻ, \r\n'],
])('%j becomes the line %j, which parses to the same cells', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
  expect(parseCsv(line)).toEqual([cells]);
});

test.each(['=1+1', '+998901234567', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x', '='])(
  '%j gets an apostrophe, so that a spreadsheet does not calculate it',
  (text) => {
    const [[cell = ''] = []] = parseCsv(csvLine([text]));
    expect(cell[0]).toBe("'");
    expect(cell.replaceAll("'", '')).toBe(text);
  },
);

test('a formula after another separator gets an apostrophe as well', () => {
  expect(parseCsv(csvLine(['a;=1', 'a\n+1', 'a\r\n-1', 'a\t@b', '"=1']))).toEqual([
    ["a;'=1", "a\n'+1", "a\r\n'-1", "a\t'@b", '"=1'],
  ]);
});

test.each(['1=1', 'a - b', 'a, -5', 'x@y.uz', '2+2', "'=1"])('%j stays unchanged', (text) => {
  expect(parseCsv(csvLine([text]))).toEqual([[text]]);
});
