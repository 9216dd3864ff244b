import { parseCsv } from '../test-csv.js';
import { csvLine } from './csv-line.js';

test.each([
  [['a', '', 'b c'], 'a,,b c\r\n'],
  [['a,b', '"a"', 'a\nb', 'a\r\nb'], '"a,b","""a""","a\nb","a\r\nb"\r\n'],
  [['1', 'oʻ', ' '], '1,oʻ, \r\n'],
])('%j is the line %j, and is read back', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
  expect(parseCsv(line)).toEqual([cells]);
});

test.each(['=1+1', '+998901234567', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x', '='])(
  'a spreadsheet does not calculate %j',
  (text) => {
    const [[cell = ''] = []] = parseCsv(csvLine([text]));
    expect(cell[0]).toBe("'");
    expect(cell.replaceAll("'", '')).toBe(text);
  },
);

test('a formula may not hide behind what another spreadsheet takes for the end of a cell or a line', () => {
  expect(parseCsv(csvLine(['a;=1', 'a\n+1', 'a\r\n-1', 'a\t@b', '"=1']))).toEqual([
    ["a;'=1", "a\n'+1", "a\r\n'-1", "a\t'@b", '"=1'],
  ]);
});

test.each(['1=1', 'a - b', 'a, -5', 'x@y.uz', '2+2', "'=1"])('%j stays as it is', (text) => {
  expect(parseCsv(csvLine([text]))).toEqual([[text]]);
});
