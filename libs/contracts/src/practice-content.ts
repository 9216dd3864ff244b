/**
 * Practice items as authors write them, one file for each lesson. Texts may contain `$…$` formulas, placeholders of
 * parameters (`{name}`) and calculated numbers (`{= expression}`). Fields are in the order in which files are written.
 */
import * as z from 'zod/mini';
import { expression, imagePath, line, slug } from './content-fields.js';

const text = z.string().check(z.minLength(1), z.maxLength(800), z.regex(/^\S(?:[^]*\S)?$/));
/** A number, or an expression with parameters. */
const coordinate = z.union([z.number(), expression], { error: 'a number or an expression is expected' });

/** The numbers that a parameter takes: `from`, `to` and `step`, or a list. */
const parameter = z
  .strictObject({
    from: z.optional(z.number()),
    to: z.optional(z.number()),
    step: z.optional(z.number().check(z.positive())),
    values: z.optional(z.array(z.number()).check(z.minLength(2), z.maxLength(100))),
  })
  .check(
    z.refine(({ from, to, step, values }) => {
      const isRange = from !== undefined && to !== undefined && step !== undefined && to > from;
      return values ? from === undefined && to === undefined && step === undefined : isRange;
    }, 'a parameter has from, a larger to, and step; or values'),
  );

const axis = z
  .strictObject({
    /** Quantity and unit, such as `t, s`. */
    label: line,
    from: z.number(),
    to: z.number(),
    step: z.number().check(z.positive()),
  })
  .check(z.refine(({ from, to }) => to > from, 'to must be larger than from'));

const graph = z.strictObject({
  x: axis,
  y: axis,
  curves: z
    .array(
      z.strictObject({
        /** Shown beside the curve; absent when there is only one. */
        name: z.optional(line),
        points: z.array(z.tuple([coordinate, coordinate])).check(z.minLength(1), z.maxLength(60)),
      }),
    )
    .check(z.minLength(1), z.maxLength(4)),
});

/** A number, or an expression, which may stand in braces as in texts: `{d}`. */
const replacement = z.union(
  [z.number(), z.string().check(z.regex(/^\{[^{}]+\}$|^[^{}]+$/), z.maxLength(200))],
  {
    error: 'a number or an expression is expected',
  },
);

/** A figure of the lesson. */
const drawing = z.strictObject({
  key: slug,
  /** Numbers of its declaration, by name, that depend on parameters. */
  with: z.optional(z.record(z.string(), replacement)),
});

/** An image of the content, or a graph given by its data. */
const picture = z
  .strictObject({
    image: z.optional(imagePath),
    graph: z.optional(graph),
    /** What the figure shows, for learners who do not see it; it must not give the answer away. */
    alt: text,
  })
  .check(
    z.refine(
      ({ image, graph: data }) => (image === undefined) !== (data === undefined),
      'a figure has either image or graph',
    ),
  );

/** A figure of the lesson by its key or with other numbers, an image or a graph. */
const figure = z.union([slug, drawing, picture]);

/** Id of the idea that a wrong answer stands for. */
const idea = z.optional(slug);
/** Ids of the ideas that the item is about. */
const ideas = z.optional(z.array(slug).check(z.minLength(1), z.maxLength(4)));

const parameterName = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,11}$/));

const before = {
  text,
  parameters: z.optional(z.record(parameterName, parameter)),
  /** Arguments of sin, cos and tan are degrees; without this field expressions must not contain them. */
  angles: z.optional(z.literal('degrees')),
  figure: z.optional(figure),
};

const steps = z.array(text).check(z.minLength(1), z.maxLength(8));
/** Id of the heading of the lesson that explains the item. */
const section = z.optional(z.string().check(z.minLength(1), z.maxLength(120)));

/** Per cent of the right answer, such as `1 %`. */
const tolerance = z.string().check(z.regex(/^\d+(?:[.,]\d+)? %$/));

const numeric = z.strictObject({
  /** Unique in its lesson and permanent: what learners know about the item refers to it. */
  key: slug,
  kind: z.literal('numeric'),
  ...before,
  answer: z.strictObject({
    expression,
    /** Unit as displayed; absent for a pure number. */
    unit: z.optional(line),
    tolerance,
    /** Further units of the same quantity that the answer's field offers. */
    units: z.optional(z.array(line).check(z.minLength(1), z.maxLength(6))),
    /** The answer may be negative although its unit measures an amount: a coordinate, a projection. */
    signed: z.optional(z.literal(true)),
  }),
  /** The solution, line by line, with the learner's numbers. */
  steps,
  section,
  ideas,
});

const choice = z.strictObject({
  key: slug,
  kind: z.literal('choice'),
  ...before,
  options: z
    .array(
      z.strictObject({
        text,
        correct: z.optional(z.literal(true)),
        /** Why this option is wrong; the right option has none. */
        feedback: z.optional(text),
        idea,
      }),
    )
    .check(z.minLength(2), z.maxLength(6)),
  steps: z.optional(steps),
  section,
  ideas,
});

const order = z.strictObject({
  key: slug,
  kind: z.literal('order'),
  ...before,
  /** In the right order. */
  items: z.array(text).check(z.minLength(3), z.maxLength(7)),
  steps,
  section,
  ideas,
});

const match = z.strictObject({
  key: slug,
  kind: z.literal('match'),
  ...before,
  pairs: z.array(z.strictObject({ left: text, right: text })).check(z.minLength(3), z.maxLength(7)),
  steps,
  section,
  ideas,
});

const range = z.tuple([coordinate, coordinate]);

const point = z.strictObject({
  key: slug,
  kind: z.literal('point'),
  ...before,
  figure,
  /** Per cent of the figure's width and height by which each region is enlarged, such as `3 %`. */
  tolerance,
  /** Places of the figure in values of a graph's axes, or in per cent of an image from its left upper corner. */
  regions: z
    .array(
      z.strictObject({
        /** Name of the place, from which it can be chosen without pointing. */
        name: text,
        x: range,
        y: range,
        correct: z.optional(z.literal(true)),
        feedback: z.optional(text),
        idea,
      }),
    )
    .check(z.minLength(2), z.maxLength(8)),
  steps: z.optional(steps),
  section,
  ideas,
});

const contentPracticeItem = z.discriminatedUnion('kind', [numeric, choice, order, match, point]);

/** The items of one lesson. */
export const contentPractice = z.array(contentPracticeItem).check(z.minLength(1));

export type ContentPracticeFigure = z.infer<typeof figure>;
export type ContentPracticeItem = z.infer<typeof contentPracticeItem>;
