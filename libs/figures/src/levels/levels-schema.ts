import { z } from 'zod';
import { formulaSchema } from '../formula/formula-schema.js';
import { evaluate, namesOf } from '../formula/formula.js';

const quantumNumber = z.int().min(1).max(20);

export const levelsSchema = z
  .strictObject({
    /** Energy by the quantum number n. */
    formula: z.optional(formulaSchema),
    n: z.optional(z.strictObject({ from: quantumNumber, to: quantumNumber })),
    /** Energies from the lowest one, instead of a formula. */
    list: z.optional(z.array(z.number()).min(2).max(10)),
    unit: z.optional(z.enum(['eV', 'J', 'aJ'])),
    /** Upper and lower level of each: an arrow downwards is an emission, upwards an absorption. */
    transitions: z.optional(
      z
        .array(z.tuple([quantumNumber, quantumNumber]))
        .min(1)
        .max(10),
    ),
    /** Energy above which the electron is free, drawn dashed. */
    limit: z.optional(z.number()),
    /** Numbers beside the levels, by default true. */
    energies: z.optional(z.boolean()),
    show: z.optional(z.enum(['levels', 'spectrum', 'absorption'])),
    /** Scale of the spectrum. */
    range: z.optional(
      z.strictObject({
        from: z.number().positive(),
        to: z.number().positive(),
        step: z.number().positive(),
        unit: z.literal('nm'),
      }),
    ),
  })
  .superRefine(({ formula, list, n, transitions, show, range }, context) => {
    const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if ((formula === undefined) === (list === undefined)) issue([], 'levels have either formula or list');
    const unknown = namesOf(formula).find((name) => name !== 'n');
    if (unknown !== undefined) issue(['formula'], `the formula depends on n, not on ${unknown}`);
    if (show !== undefined && show !== 'levels' && (!range || !transitions))
      issue(['show'], 'a spectrum has range and transitions');
    const last = list?.length ?? n?.to ?? (show && show !== 'levels' ? 20 : 0);
    if (formula !== undefined && !n && !(show && show !== 'levels')) issue(['n'], 'a formula needs n');
    transitions?.forEach(([upper, lower], index) => {
      if (upper === lower || Math.max(upper, lower) > last || Math.min(upper, lower) < (n?.from ?? 1))
        context.addIssue({
          code: 'custom',
          path: ['transitions', index],
          message: 'there is no such transition',
        });
    });
    if (formula !== undefined && !Number.isFinite(evaluate(formula, { n: 1 })))
      issue(['formula'], 'the formula has no value for n = 1');
  });

export type Levels = z.output<typeof levelsSchema>;
