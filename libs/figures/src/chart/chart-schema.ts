import { z } from 'zod';

const positive = z.number().positive();
const name = z.string().min(1).max(28);
const item = z.strictObject({ name, value: positive });

const heatingSchema = z
  .strictObject({
    /** kg */
    mass: positive,
    /** °C */
    from: z.number(),
    /**
     * Each stage has a specific heat capacity c, J/(kg·°C), up to a temperature, or a heat of fusion λ or of vaporization r,
     * J/kg, at the same temperature.
     */
    stages: z
      .array(
        z.union([
          z.strictObject({ c: positive, to: z.number() }),
          z.strictObject({ λ: positive }),
          z.strictObject({ r: positive }),
        ]),
      )
      .min(1)
      .max(6),
  })
  .superRefine(({ from, stages }, context) => {
    let temperature = from;
    stages.forEach((stage, index) => {
      if (!('to' in stage)) return;
      if (stage.to <= temperature)
        context.addIssue({
          code: 'custom',
          path: ['stages', index, 'to'],
          message: 'a stage ends above its start',
        });
      temperature = stage.to;
    });
  });

export const chartSchema = z
  .strictObject({
    /** Quantity of the bars, `symbol[, unit]`. */
    label: z.optional(z.string().max(28)),
    bars: z.optional(z.array(item).min(2).max(8)),
    /** Parts of a whole: their sum is 100 %. */
    shares: z.optional(z.array(item).min(2).max(6)),
    /** Temperature of a body that is heated, against the heat. */
    heating: z.optional(heatingSchema),
    timeline: z.optional(
      z
        .array(z.strictObject({ at: z.number(), name: z.string().min(1).max(28) }))
        .min(2)
        .max(7),
    ),
  })
  .superRefine(({ bars, shares, heating, timeline }, context) => {
    const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    const count = [bars, shares, heating, timeline].filter((part) => part !== undefined).length;
    if (count !== 1) issue([], 'a chart has one of bars, shares, heating, timeline');
    const names = (bars ?? shares ?? timeline ?? []).map((one) => one.name);
    const repeated = names.find((one, index) => names.indexOf(one) !== index);
    if (repeated !== undefined)
      issue([bars ? 'bars' : shares ? 'shares' : 'timeline'], `${repeated} is there twice`);
  });

export type Chart = z.output<typeof chartSchema>;
export type Heating = NonNullable<Chart['heating']>;
