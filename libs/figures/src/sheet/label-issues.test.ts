import { labelIssues } from './label-issues.js';
import { createSheet } from './sheet.js';

const issuesOf = (draw: (sheet: ReturnType<typeof createSheet>) => void): string[] => {
  const sheet = createSheet(100);
  draw(sheet);
  return labelIssues(sheet.finish('Chizma').layout);
};

test('texts apart from each other and from lines are fine', () => {
  expect(
    issuesOf((sheet) => {
      sheet.line('', [
        [0, 50],
        [300, 50],
      ]);
      sheet.text('10', [20, 30]);
      sheet.text('20', [60, 30]);
    }),
  ).toEqual([]);
});

test('texts at fixed positions that overlap are reported once', () => {
  expect(
    issuesOf((sheet) => {
      sheet.text('410', [30, 30], 'middle');
      sheet.text('434', [45, 30], 'middle');
    }),
  ).toEqual(['the labels 410 and 434 overlap']);
});

test.each([
  [
    'a line',
    (sheet: ReturnType<typeof createSheet>) =>
      sheet.line('c', [
        [0, 0],
        [60, 60],
      ]),
  ],
  [
    'a body',
    (sheet: ReturnType<typeof createSheet>) => sheet.avoid({ left: 20, right: 40, top: 20, bottom: 40 }),
  ],
  ['the frame', (sheet: ReturnType<typeof createSheet>) => sheet.text('F', [327, 60])],
])('a text on %s is reported', (_, draw) => {
  expect(
    issuesOf((sheet) => {
      sheet.text('F', [30, 30], 'middle');
      draw(sheet);
    }),
  ).toEqual(['the label F covers a line, a body or the frame']);
});

test('a number may touch the axis that it belongs to', () => {
  expect(
    issuesOf((sheet) => {
      sheet.line('', [
        [0, 30],
        [300, 30],
      ]);
      sheet.text('F', [30, 30], 'middle', true);
    }),
  ).toEqual([]);
});

test('labels around a point are placed apart from each other', () => {
  const names = ['F', '2F', 'O', 'A', 'B'];
  expect(issuesOf((sheet) => names.forEach((name) => sheet.label(name, [[150, 50]])))).toEqual([]);
});
