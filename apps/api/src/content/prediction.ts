import type { ContentLesson } from '@zarra/contracts/lesson-content';
import { createCheck } from './content-checks.js';
import { sectionIdOf } from './section-ids.js';
import type { TextNode } from './typeset-text.js';

/** Sections of a lesson with a prediction, by the ids of their headings: the question, and the wrong idea that it reveals. */
const QUESTION = { id: 'oylab-koring', heading: 'Oʻylab koʻring' };
const MISCONCEPTION = { id: 'kop-uchraydigan-xato', heading: 'Koʻp uchraydigan xato' };

/** A lesson with a prediction has both sections. */
export const predictionSections = (sections: ReadonlyMap<string, string>) =>
  createCheck<ContentLesson>(({ prediction }, addIssue) => {
    if (prediction === undefined) return;
    for (const { id, heading } of [QUESTION, MISCONCEPTION])
      if (!sections.has(id)) addIssue(['prediction'], `the lesson has no heading ${heading}`);
  });

/**
 * Marks the places of the prediction in a typeset text: the node `prediction` at the end of its question, and the node
 * `predicted`, with the id of that question, at the head of the misconception.
 * @param tree the text as JSON
 */
export function placePrediction(tree: string): string {
  const nodes = JSON.parse(tree) as TextNode[];
  const indexOf = (id: string): number => nodes.findIndex((node) => sectionIdOf(node) === id);
  const [question, misconception] = [indexOf(QUESTION.id), indexOf(MISCONCEPTION.id)];
  if (question === -1 || misconception === -1) return tree;
  const next = nodes.findIndex((node, index) => index > question && sectionIdOf(node) !== undefined);
  const places: readonly (readonly [number, TextNode])[] = [
    [misconception + 1, ['predicted', { heading: QUESTION.id }]],
    [next === -1 ? nodes.length : next, ['prediction']],
  ];
  // From the end, so that the indices stay right.
  for (const [index, place] of places.toSorted(([one], [other]) => other - one))
    nodes.splice(index, 0, place);
  return JSON.stringify(nodes);
}
