/**
 * Investigations as authors write them, one file for each experiment, by increasing level. Expressions name parameters and
 * quantities of the experiment in their displayed units.
 */
import * as z from 'zod/mini';
import { line, slug } from './content-fields.js';

/** Paragraph of one line. */
const text = z.string().check(z.minLength(1), z.maxLength(800), z.regex(/^\S(?:.*\S)?$/));
const hints = z.array(text).check(z.minLength(1), z.maxLength(5));
/** Key of a parameter, a quantity or a part of an experiment. */
const name = z.string().check(z.minLength(1), z.maxLength(60));
const names = z.array(name).check(z.maxLength(20));
const expression = z
  .union([z.string().check(z.minLength(1), z.maxLength(200)), z.number()], {
    error: 'an expression is expected',
  })
  .check(z.refine((value) => typeof value === 'string' || Number.isFinite(value)));
const decimals = z.int().check(z.minimum(0), z.maximum(6));
const unit = z.optional(line.check(z.maxLength(20)));
/** A part of the right answer: `2 %`. */
const percent = z.string().check(z.maxLength(10), z.regex(/^\d+(?:\.\d+)? %$/));

const asked = {
  label: line,
  /** Unit as displayed; absent for a pure number. */
  unit,
  decimals,
  /** `2 %`, or a difference in the unit. */
  tolerance: z.union([percent, z.number().check(z.positive())], { error: 'expected 2 %, or a number' }),
  expected: expression,
};

const values = z.record(name, z.number()).check(z.refine((all) => Object.keys(all).length <= 120));

/** Keys that move a handle. */
const move = z.strictObject({
  handle: name,
  direction: z.enum(['left', 'right', 'up', 'down']),
  times: z.int().check(z.minimum(0), z.maximum(200)),
  /** With Shift. */
  fine: z.optional(z.literal(true)),
});

const trial = z.strictObject({
  values: z.optional(z.record(name, expression)),
  moves: z.optional(z.array(move).check(z.minLength(1), z.maxLength(20))),
  liveValues: z.optional(values),
  events: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  seconds: z.optional(expression),
});

/** How the tests reach the value. */
const measure = z.strictObject({
  /** Runs from the start; absent: one run that is only set up. */
  trials: z.optional(z.array(trial).check(z.minLength(1), z.maxLength(5))),
  /** From the readings after the last trial; `name(1)` is that after the first one. */
  answer: expression,
});

const option = z.strictObject({ text: line, value: expression });

const choice = z
  .strictObject({
    kind: z.literal('choice'),
    question: text,
    hints: z.optional(hints),
    /** The right option is the one whose value is nearest to `expected`, or that has the least `least`. */
    options: z.array(option).check(z.minLength(2), z.maxLength(6)),
    expected: z.optional(expression),
    /** An expression with the value `x` of an option. */
    least: z.optional(expression),
  })
  .check(
    z.refine(
      ({ expected, least }) => (expected === undefined) !== (least === undefined),
      'a choice has either expected or least',
    ),
  );

const number = z.strictObject({
  kind: z.literal('number'),
  question: text,
  hints: z.optional(hints),
  answer: z.strictObject(asked),
});

const axis = z.strictObject({ label: line, unit, decimals, from: z.number(), to: z.number() });

const curve = z.strictObject({
  kind: z.literal('curve'),
  question: text,
  hints: z.optional(hints),
  x: axis,
  y: axis,
  /** Abscissae of the points. */
  at: z.array(z.number()).check(z.minLength(5), z.maxLength(7)),
  /** The right ordinate at `x`. */
  expected: expression,
  /** Part of the y-axis. */
  tolerance: percent,
  measure,
});

const investigation = z.strictObject({
  /** Unique in the experiment and permanent: addresses, lessons and the progress of learners refer to it. */
  key: slug,
  title: line,
  class: z.union([z.literal(7), z.literal(8), z.literal(9), z.literal(10), z.literal(11)]),
  /** Topic of the textbook. */
  topic: line,
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Readouts that answer the prediction. */
  hides: z.optional(names),
  predict: z.discriminatedUnion('kind', [choice, number, curve]),
  setUp: z.strictObject({
    /** Parameters that differ from the initial state. */
    values: z.optional(values),
    view: z.optional(values),
    graph: z.optional(
      z.union(
        [
          z.strictObject({ plot: name }),
          z.strictObject({ construction: name }),
          z.strictObject({ x: name, y: name }),
        ],
        { error: 'expected plot, construction, or x and y' },
      ),
    ),
    /** Parameters that the learner changes. */
    controls: z.optional(names),
    instruction: text,
  }),
  observe: z
    .array(
      z.strictObject({
        /** Unique in the investigation and permanent: measured values are kept under it. */
        key: slug,
        instruction: text,
        ...asked,
        /** Quantities beside the answer; `parameter:` and a key is a parameter. */
        meters: names,
        hints: z.optional(hints),
        measure,
      }),
    )
    .check(z.minLength(1), z.maxLength(6)),
  /** `{key}` is a measured value with its unit, `{= expression}` a number calculated from them. */
  explain: text,
});

/** The investigations of one experiment. */
export const contentInvestigations = z.array(investigation).check(z.minLength(1), z.maxLength(20));

export type ContentInvestigation = z.infer<typeof investigation>;
