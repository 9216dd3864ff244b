import path from 'node:path';
import { canonicalize } from '@zarra/uzbek';
import { practiceText } from '../practice/practice-text.js';
import { compileItem } from '../practice-items/compile-item.js';
import { optionTexts } from './figures/option-texts.js';
import { readContentFiles } from './read-files.js';

const content = await readContentFiles(path.resolve(import.meta.dirname, '../../content'));

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsOf);

test('the shipped curriculum has oʻ and gʻ with U+02BB and the tutuq belgisi as U+02BC', () => {
  // The English and Russian names of terms have other apostrophes.
  const glossary = content.glossary.map(({ en: _en, ru: _ru, ...term }) => term);
  const texts = textsOf({ ...content, glossary });
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => canonicalize(text) !== text)).toEqual([]);
});

test('an explanation with one of the amounts in the options has the right one', () => {
  const questions = content.lessons
    .flatMap((lesson) => lesson.questions)
    .map(({ options, ...question }) => ({ ...question, options: optionTexts(options) ?? [] }))
    .filter(({ options }) => options.length > 0)
    .filter(({ options }) => options.every((option) => /^\d/.test(option)))
    .filter(({ options, explanation }) => options.some((option) => explanation.includes(option)));
  expect(questions.length).toBeGreaterThan(50);
  for (const { options, correct, explanation } of questions)
    expect(explanation).toContain(options[correct - 1]);
});

test('formulas of practice items are typeset with the numbers of their variants', () => {
  const items = content.practice.flatMap((lesson) => lesson.items).map(compileItem);
  expect(items.length).toBeGreaterThan(100);
  for (const { text, steps, grid } of items)
    for (const index of [Math.floor(grid.count / 2), grid.count - 1])
      for (const template of [text, ...steps])
        // A formula that is not TeX is shown as code.
        expect(practiceText(template.fill(grid.valuesOf(index)))).not.toContain('["code"');
});
