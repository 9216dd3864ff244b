// Every investigation of every experiment: its set-up, simulated with the model, reaches the right answers.
import type { Investigation, Measure } from '@zarra/experiment-kit/investigation';
import { checkNumber, performTrials, quantitiesOf, rightOption } from '@zarra/experiment-kit/investigation';
import { formatCalculated, formatValue } from '@zarra/experiment-kit/readouts';
import { experiments } from './experiments.js';
import { textIssuesOf } from './testing/experiments.js';

/** Part of the y-axis by which a simulated ordinate may differ from that of the theory. */
const CURVE_ERROR = 0.02;

async function open(slug: string) {
  const definition = await experiments[slug]?.();
  if (!definition) throw new Error(`No experiment ${slug}`);
  const investigations: readonly Investigation[] = (await definition.investigations?.()) ?? [];
  return { definition, investigations };
}

/** All texts of an investigation, with the right answers in the explanation. */
function textsOf(investigation: Investigation, answers: ReadonlyMap<string, number>): string[] {
  const { title, topic, predict, setUp, observe, explain } = investigation;
  const value = (key: string): number => answers.get(key) ?? NaN;
  const text = (key: string): string => {
    const { decimals = 0, unit = '' } = observe.find((one) => one.key === key) ?? {};
    return `${formatValue(value(key), decimals)} ${unit}`;
  };
  return [
    title,
    topic,
    predict.question,
    ...(predict.hints ?? []),
    ...(predict.kind === 'choice' ? predict.options.map((option) => option.text) : []),
    ...(predict.kind === 'number' ? [predict.answer.label] : []),
    ...(predict.kind === 'curve' ? [predict.x.label, predict.y.label] : []),
    setUp.instruction,
    ...observe.flatMap(({ label, instruction, hints }) => [label, instruction, ...hints]),
    explain({ value, text, number: formatCalculated }),
  ];
}

describe.each(Object.keys(experiments))('%s', (slug) => {
  test('investigations have unique slugs, a class and a topic, and increasing levels', async () => {
    const { investigations } = await open(slug);
    expect(investigations.length).toBeGreaterThan(0);
    expect(new Set(investigations.map((one) => one.slug)).size).toBe(investigations.length);
    const levels = investigations.map(({ level }) => level);
    expect(levels).toEqual([...levels].sort());
    for (const { slug: own, topic, observe } of investigations) {
      expect(own).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(topic).not.toBe('');
      expect(new Set(observe.map(({ key }) => key)).size).toBe(observe.length);
      expect(observe.length).toBeGreaterThan(0);
    }
  });

  test('set-ups and observations use quantities of the experiment', async () => {
    const { definition, investigations } = await open(slug);
    const constructions = (await definition.constructions?.()) ?? [];
    const readouts = definition.readouts.map(({ key }) => key);
    const quantities = new Set([
      'time',
      ...readouts,
      ...(definition.intervals ?? []).map(({ key }) => key),
      ...Object.keys(definition.parameters).map((key) => `parameter:${key}`),
    ]);
    for (const { hides, setUp, observe } of investigations) {
      expect(hides.filter((key) => !readouts.includes(key))).toEqual([]);
      expect(observe.flatMap(({ meters }) => meters).filter((key) => !quantities.has(key))).toEqual([]);
      const parameters = [...setUp.controls, ...Object.keys(setUp.values)];
      expect(parameters.filter((key) => !(key in definition.parameters))).toEqual([]);
      const { graph } = setUp;
      const keys = [
        ...definition.plots.map(({ key }) => ({ plot: key })),
        ...constructions.map(({ key }) => ({ construction: key })),
      ];
      if (graph && 'x' in graph) expect(readouts).toEqual(expect.arrayContaining([graph.x, graph.y]));
      else if (graph) expect(keys).toContainEqual(graph);
    }
  });

  test('every set-up leads to the right answers, and no text has an invalid number', async () => {
    const { definition, investigations } = await open(slug);
    for (const investigation of investigations) {
      const { setUp, predict, observe } = investigation;
      const quantities = quantitiesOf(definition, setUp, await definition.quantities?.());
      const measured = (measure: Measure): number => performTrials(definition, setUp, measure);
      const answers = new Map(observe.map((one) => [one.key, measured(one.measure)]));
      for (const one of observe) {
        const answer = answers.get(one.key) ?? NaN;
        const verdict = checkNumber(one, answer, one.unit, quantities);
        expect([investigation.slug, one.key, answer, one.expected(quantities), verdict]).toEqual([
          investigation.slug,
          one.key,
          answer,
          one.expected(quantities),
          'right',
        ]);
        // A learner types the answer with the decimals that the explanation shows.
        const typed = Number(answer.toFixed(one.decimals));
        expect([one.key, checkNumber(one, typed, one.unit, quantities)]).toEqual([one.key, 'right']);
      }
      if (predict.kind === 'choice') {
        const distances = predict.options.map(({ value }) => Math.abs(value - predict.expected(quantities)));
        const right = distances[rightOption(predict, quantities)] ?? NaN;
        // One option is clearly the right one.
        expect(distances.filter((distance) => distance < 2 * right + 1e-9)).toHaveLength(1);
      }
      if (predict.kind === 'curve') {
        const { at, y, x, expected, measure } = predict;
        expect(at.length).toBeGreaterThanOrEqual(5);
        expect(at.length).toBeLessThanOrEqual(7);
        for (const abscissa of at) {
          const ordinate = expected(abscissa, quantities);
          expect(abscissa >= x.from && abscissa <= x.to && ordinate >= y.from && ordinate <= y.to).toBe(true);
          const difference = Math.abs(measured(measure(abscissa)) - ordinate) / (y.to - y.from);
          expect([investigation.slug, abscissa, difference < CURVE_ERROR]).toEqual([
            investigation.slug,
            abscissa,
            true,
          ]);
        }
      }
      expect(textsOf(investigation, answers).flatMap(textIssuesOf)).toEqual([]);
    }
  });
});
