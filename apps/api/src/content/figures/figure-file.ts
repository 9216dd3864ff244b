import { FigureError } from '@zarra/figures';
import * as z from 'zod/mini';
import { checkUnique, createCheck } from '../content-checks.js';
import { parseYaml, type Parsed } from '../parse-yaml.js';
import { inputsOf, type FigureFacts } from './figure-facts.js';
import { drawNode } from './figure-node.js';
import type { LessonFigure, LessonFigures } from './lesson-figures.js';

/** What is seen takes a sentence or two. */
const SHORTEST_ALT = 60;

/** A declaration; `@zarra/figures` checks all of it. */
const declaration = z.looseObject({
  key: z.optional(z.string()),
  alt: z.optional(z.string()),
});

const declarations = z.array(declaration).check(z.minLength(1));

/** Fields with texts for readers. */
const TEXTS = new Set(['alt', 'label', 'name']);

function* textsOf(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<readonly [path: readonly PropertyKey[], text: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value) as [string, unknown][]) {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    if (typeof part === 'string' && TEXTS.has(name)) yield [own, part];
    else yield* textsOf(part, own);
  }
}

/** The figures of a lesson, and what each of them says by its key. */
export interface ReadFigures extends LessonFigures {
  readonly facts: ReadonlyMap<string, FigureFacts>;
}

/**
 * Parses and draws the figures of a lesson.
 * @param textIssues issues of a text on a figure or of its description
 */
export function parseFigureFile(
  file: string,
  source: string,
  textIssues: (text: string) => readonly string[],
): Parsed<ReadFigures> {
  const facts = new Map<string, FigureFacts>();
  const figures: LessonFigure[] = [];
  const schema = declarations.check(
    createCheck((items, addIssue) => {
      checkUnique(
        items.map(({ key = '' }) => key),
        'key',
        (index, message) => addIssue([index, 'key'], message),
      );
      for (const [index, item] of items.entries()) {
        for (const [path, text] of textsOf(item))
          for (const message of textIssues(text)) addIssue([index, ...path], message);
        try {
          const { key = '', alt = '' } = item;
          const { node, drawn } = drawNode(item);
          figures.push({ key, alt, declaration: item, drawing: JSON.stringify(node) });
          facts.set(key, { alt, text: drawn.text, numbers: drawn.numbers, inputs: inputsOf(item) });
          if (alt.length < SHORTEST_ALT)
            addIssue([index, 'alt'], `alt has ${alt.length} characters, fewer than ${SHORTEST_ALT}`);
        } catch (error) {
          if (!(error instanceof FigureError)) throw error;
          for (const { path, message } of error.issues) addIssue([index, ...path], message);
        }
      }
    }),
  );
  const parsed = parseYaml(file, source, schema);
  return 'issues' in parsed ? parsed : { value: { source, figures, facts } };
}
