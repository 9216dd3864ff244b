import '../../testing/jsdom-stubs.js';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { declarations, graphOptions, questionsWithFigures } from '../../testing/figure-fixtures.js';
import { renderQuiz, setupQuiz } from '../../testing/render-quiz.js';

const { server, openForm } = setupQuiz();

const alts = graphOptions.map(({ alt }) => alt);
beforeEach(() => {
  server().questions = questionsWithFigures();
});

const questionGroups = () => screen.getAllByRole('group').filter(({ localName }) => localName === 'fieldset');

test('the figure of a question is between its text and the options, with its text alternative', async () => {
  const { container } = await openForm();
  const [first] = questionGroups();
  const drawing = within(first!).getByRole('img', { name: declarations.lens.alt });
  const option = within(first!).getAllByRole('radio')[0]!;
  expect(drawing.compareDocumentPosition(option)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(first!).getByText('Chizmani oʻqish')).toBeVisible();
  expect(within(first!).getByText(/Buyum linzadan 30 cm uzoqda/)).not.toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('options that are figures are named by their descriptions and chosen by the keyboard', async () => {
  const { user } = await openForm();
  const group = within(questionGroups()[1]!);
  expect(alts.map((name) => group.getByRole('radio', { name }))).toHaveLength(4);
  expect(group.getAllByRole('img')).toHaveLength(4);
  act(() => group.getByRole('radio', { name: alts[0]! }).focus());
  await user.keyboard('{ArrowDown}');
  expect(group.getByRole('radio', { name: alts[1]! })).toBeChecked();
  expect(group.getByText('Chizmalarni oʻqish')).toBeVisible();
  const texts = [...questionGroups()[1]!.querySelectorAll('details > p')];
  expect(texts.map(({ textContent }) => textContent.slice(0, 2))).toEqual(['A)', 'B)', 'C)', 'D)']);
});

test('the result shows the figures again, with the verdicts', async () => {
  server().signIn('dilnoza');
  server().storeResult({ 10: 1, 11: 2, 12: 1 });
  const { page } = renderQuiz();
  expect(await page.findByRole('img', { name: declarations.lens.alt })).toBeVisible();
  const chosen = page.getByRole('img', { name: alts[1]! }).closest('li')!;
  expect(chosen).toHaveAttribute('data-verdict', 'wrong');
  expect(chosen).toHaveTextContent('B)');
  expect(page.getByRole('img', { name: alts[0]! }).closest('li')).toHaveAttribute('data-verdict', 'right');
});

test.each([
  ['no JSON', '{'],
  ['another node', '["p","matn"]'],
  ['a script', JSON.stringify(['figure', {}, ['script', 'x']])],
])('%s in place of a figure leaves the question, and of an option its text', async (_, json) => {
  const [withFigure, withOptions] = questionsWithFigures();
  server().questions = [
    { ...withFigure!, figure: json },
    { ...withOptions!, optionFigures: [json, ...withOptions!.optionFigures!.slice(1)] },
  ];
  await openForm();
  expect(screen.queryByRole('img')).toBeNull();
  expect(within(questionGroups()[1]!).getByText(alts[0]!)).toBeVisible();
  expect(within(questionGroups()[0]!).getAllByRole('radio')).toHaveLength(4);
});
