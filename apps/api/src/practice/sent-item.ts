import type { PracticeFigure, PracticeItem } from '@zarra/contracts/practice';
import { MEDIA_PREFIX } from '../http/paths.js';
import type { CompiledItem } from '../practice-items/compile-item.js';
import { pictureOf } from '../practice-items/item-figure.js';
import type { Template } from '../practice-items/template.js';
import type { Drawing } from './drawings.js';
import { minutesByKind } from './minutes.js';
import { practiceText } from './practice-text.js';
import { inShownOrder, type Variant } from './variant.js';

function figureOf({ item, figure: templates }: CompiledItem, values: readonly number[], drawing?: Drawing) {
  if (drawing) {
    return { image: null, graph: null, drawing: drawing.node, alt: drawing.alt } satisfies PracticeFigure;
  }
  const figure = pictureOf(item);
  if (!figure || !templates) return null;
  const { image, graph } = figure;
  return {
    image: image === undefined ? null : MEDIA_PREFIX + image,
    graph: graph
      ? {
          x: graph.x,
          y: graph.y,
          curves: templates.curves.map(({ name, points }) => ({
            name: name ?? null,
            points: points.map(([x, y]): [number, number] => [x(values), y(values)]),
          })),
        }
      : null,
    alt: templates.alt.fill(values),
  } satisfies PracticeFigure;
}

/** An item for a learner: the numbers of its variant, without answer, steps and feedback. @param drawing its figure of the lesson */
export function sentItem(
  variant: Variant,
  source: Pick<PracticeItem, 'id' | 'seed' | 'lesson'>,
  drawing?: Drawing,
): PracticeItem {
  const { compiled, values } = variant;
  const { body } = compiled;
  const text = (template: Template) => practiceText(template.fill(values));
  const figure = figureOf(compiled, values, drawing);
  const fields = {
    ...source,
    text: text(compiled.text),
    figure,
    minutes: minutesByKind[body.kind],
  };
  switch (body.kind) {
    case 'numeric':
      return { kind: 'numeric', ...fields, units: [...body.units] };
    case 'choice':
      return {
        kind: 'choice',
        ...fields,
        options: inShownOrder(variant, body.options).map((option) => text(option.text)),
      };
    case 'order':
      return { kind: 'order', ...fields, items: inShownOrder(variant, body.items).map(text) };
    case 'match':
      return {
        kind: 'match',
        ...fields,
        left: body.lefts.map(text),
        right: inShownOrder(variant, body.rights).map(text),
      };
    case 'point':
      if (!figure) throw new Error(`The item ${source.id} has no figure`);
      return {
        kind: 'point',
        ...fields,
        figure,
        regions: inShownOrder(variant, body.regions).map((region) => text(region.text)),
      };
  }
}
