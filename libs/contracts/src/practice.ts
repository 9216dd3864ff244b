/**
 * Practice items as learners get them: without keys, with the numbers of one variant. Texts are typeset by the server, as the
 * `descriptionTree` of lessons: JSON text with a list of nodes, without a surrounding paragraph when the text is one line.
 */
import * as z from 'zod/mini';
import { idea } from './ideas.js';

/** Ids of our server. Another back end has no practice. */
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const typesetText = z.string();
const typesetTexts = z.array(typesetText);
/** Index of an option, an item, a side of a pair or a region in the lists of the sent item. */
/** Far more than an axis of a figure shows. */
const coordinate = z.number().check(z.minimum(-1e12), z.maximum(1e12));
const index = z.int().check(z.minimum(0), z.maximum(19));
const indexes = z.array(index).check(z.maxLength(20));
/** Least and largest value. */
const range = z.tuple([z.number(), z.number()]);

const axis = z.object({
  /** Quantity and unit, such as `t, s`. */
  label: z.string(),
  from: z.number(),
  to: z.number(),
  /** Distance of grid lines. */
  step: z.number(),
});

/** An image, a graph by its data, or a drawing. */
export const practiceFigure = z.object({
  /** Address of the image. */
  image: z.nullable(z.string()),
  graph: z.nullable(
    z.object({
      x: axis,
      y: axis,
      curves: z.array(
        z.object({
          /** Shown beside the curve; null when there is only one. */
          name: z.nullable(z.string()),
          points: z.array(z.tuple([z.number(), z.number()])),
        }),
      ),
    }),
  ),
  /** JSON text of a node `figure` as in `descriptionTree` of lessons, without a caption; omitted for an image and a graph. */
  drawing: z.nullish(z.string()),
  /** Description without formulas for learners who do not see the figure. */
  alt: z.string(),
});

const lessonOfItem = z.object({ id, title: z.string() });

const itemFields = {
  id,
  /** Names the variant: the learner's answer refers to it. Equal until it is answered or the item is edited. */
  seed: z.string(),
  text: typesetText,
  figure: z.nullable(practiceFigure),
  lesson: lessonOfItem,
  /** Estimated time to solve it. */
  minutes: z.number(),
};

export const practiceItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('numeric'),
    ...itemFields,
    /** Units to choose from, the usual one first; empty for a pure number. */
    units: z.array(z.string()),
  }),
  z.object({ kind: z.literal('choice'), ...itemFields, options: typesetTexts }),
  z.object({ kind: z.literal('order'), ...itemFields, items: typesetTexts }),
  /** As many left sides as right sides. */
  z.object({ kind: z.literal('match'), ...itemFields, left: typesetTexts, right: typesetTexts }),
  z.object({
    kind: z.literal('point'),
    ...itemFields,
    figure: practiceFigure,
    /** Names of places, for learners who do not point. */
    regions: typesetTexts,
  }),
]);

const order = z.object({
  kind: z.literal('order'),
  /** Indexes of `items` in their order. */
  order: indexes,
});
const match = z.object({
  kind: z.literal('match'),
  /** Index of the right side of each left side. */
  pairs: indexes,
});
const choice = z.object({ kind: z.literal('choice'), option: index });

export const practiceAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('numeric'),
    /** As typed: a number, with a unit or without. */
    text: z.string().check(z.minLength(1), z.maxLength(60)),
    /** The selected unit. It applies when the text has no unit; null for a pure number. */
    unit: z.nullable(z.string().check(z.minLength(1), z.maxLength(30))),
  }),
  choice,
  order,
  match,
  z.object({
    kind: z.literal('point'),
    /** The place in values of the axes, or in per cent of the image or drawing from its left upper corner; or the chosen region. */
    at: z.union([z.object({ x: coordinate, y: coordinate }), z.object({ region: index })]),
  }),
]);

/** The right answer in the terms of the sent item. */
const practiceSolution = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('numeric'), value: z.number(), unit: z.nullable(z.string()) }),
  choice,
  order,
  match,
  z.object({
    kind: z.literal('point'),
    /** The right regions; `x` and `y` as in answers. */
    regions: z.array(z.object({ region: index, x: range, y: range })),
  }),
]);

/** What a learner gets after the answer. */
export const practiceOutcome = z.object({
  right: z.boolean(),
  /** The right answer. */
  answer: typesetText,
  solution: practiceSolution,
  /** The solution line by line, with the learner's numbers; empty if its author wrote none. */
  steps: typesetTexts,
  /** Why the chosen option or region is wrong; null if there is no comment. */
  feedback: z.nullable(typesetText),
  /** The ideas that a wrong answer stands for; omitted without any. */
  ideas: z.optional(z.array(idea)),
  /** The heading of the lesson that explains the item, by its id; null: the lesson as a whole. */
  section: z.nullable(z.object({ heading: z.string(), title: z.string() })),
  lesson: lessonOfItem,
  /** When the item comes again, in UTC. */
  due: z.iso.datetime(),
  /** Answers that the learner may still give today. */
  remaining: z.int(),
});

/** Which items: one by its id, of a lesson, chapter or class by its id, missed ones, or those due today. */
export const practiceScope = z
  .string()
  .check(
    z.regex(
      /^(?:item:[1-9]\d{0,8}|lesson:[1-9]\d{0,8}|chapter:[1-9]\d{0,8}\/[a-z0-9-]{1,80}|class:[1-9]\d{0,8}|mistakes|today)$/,
    ),
  );

/** The scope of a call. */
export type PracticeScope =
  | `item:${number}`
  | `lesson:${number}`
  | `chapter:${number}/${string}`
  | `class:${number}`
  | 'mistakes'
  | 'today';
export type PracticeItem = z.infer<typeof practiceItem>;
export type PracticeFigure = z.infer<typeof practiceFigure>;
export type PracticeAnswer = z.infer<typeof practiceAnswer>;
export type PracticeOutcome = z.infer<typeof practiceOutcome>;
