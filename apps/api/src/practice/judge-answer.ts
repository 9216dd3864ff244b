import type { PracticeAnswer } from '@zarra/contracts/practice';
import { HttpError } from '../http/http-error.js';
import type { MessageKey } from '../http/messages.js';
import { areasOf, isInside } from '../practice-items/check-figure.js';
import type { CompiledBody } from '../practice-items/compile-item.js';
import { readQuantity, type QuantityIssue } from '../practice-items/read-quantity.js';
import type { Template } from '../practice-items/template.js';
import type { Variant } from './variant.js';

interface Judgement {
  readonly right: boolean;
  /** Why the chosen option or region is wrong. */
  readonly feedback?: Template | undefined;
  /** Id of the idea that the chosen option or region stands for. */
  readonly idea?: string | undefined;
}

type Answer<Kind> = Extract<PracticeAnswer, { kind: Kind }>;
type Body<Kind> = Extract<CompiledBody, { kind: Kind }>;

const issueMessages: Readonly<Record<QuantityIssue, MessageKey>> = {
  noNumber: 'practiceNoNumber',
  noUnit: 'practiceNoUnit',
  unknownUnit: 'practiceUnknownUnit',
  otherQuantity: 'practiceOtherQuantity',
  needlessUnit: 'practiceNeedlessUnit',
};

/** Error of binary fractions at the border of the tolerance, as a share. */
const ROUNDING = 1e-9;

function judgeNumber(body: Body<'numeric'>, values: readonly number[], { text, unit }: Answer<'numeric'>) {
  const quantity = readQuantity(text, unit ?? undefined, body.unit);
  if ('issue' in quantity) {
    const extra = { field: 'answer', values: { unit: body.unitText ?? '' } };
    throw new HttpError(400, issueMessages[quantity.issue], extra);
  }
  const expected = body.calculate(values);
  return Math.abs(quantity.value - expected) <= Math.abs(expected) * (body.tolerance + ROUNDING);
}

const invalidAnswer = () => new HttpError(400, 'invalid');

/** The author's entries that a list of displayed positions names. @throws HttpError 400 unless each occurs once */
function entriesOf(indexes: readonly number[], shown: readonly number[]): readonly number[] {
  const isPermutation = indexes.length === shown.length && new Set(indexes).size === shown.length;
  const entries = indexes.flatMap((index) => shown[index] ?? []);
  if (!isPermutation || entries.length !== shown.length) throw invalidAnswer();
  return entries;
}

const isAscending = (entries: readonly number[]) => entries.every((entry, n) => entry === n);

function judgePoint(variant: Variant, { regions }: Body<'point'>, { at }: Answer<'point'>): Judgement {
  if ('region' in at) {
    const region = regions[variant.shown[at.region] ?? -1];
    if (!region) throw invalidAnswer();
    return { right: region.correct, feedback: region.feedback, idea: region.idea };
  }
  const areas = areasOf(variant.compiled, variant.values);
  const hit = regions.find((_, n) => {
    const area = areas[n];
    return area !== undefined && isInside(at.x, area.x) && isInside(at.y, area.y);
  });
  return { right: hit?.correct ?? false, feedback: hit?.feedback, idea: hit?.idea };
}

/**
 * Compares an answer with the variant.
 * @throws HttpError 400 for an answer of another kind, and a number or unit that cannot be compared: it is no answer
 */
export function judgeAnswer(variant: Variant, answer: PracticeAnswer): Judgement {
  const { compiled, values, shown } = variant;
  const { body } = compiled;
  if (body.kind === 'numeric' && answer.kind === 'numeric') {
    return { right: judgeNumber(body, values, answer) };
  }
  if (body.kind === 'choice' && answer.kind === 'choice') {
    const option = body.options[shown[answer.option] ?? -1];
    if (!option) throw invalidAnswer();
    return { right: option.correct, feedback: option.feedback, idea: option.idea };
  }
  if (body.kind === 'order' && answer.kind === 'order') {
    return { right: isAscending(entriesOf(answer.order, shown)) };
  }
  if (body.kind === 'match' && answer.kind === 'match') {
    return { right: isAscending(entriesOf(answer.pairs, shown)) };
  }
  if (body.kind === 'point' && answer.kind === 'point') return judgePoint(variant, body, answer);
  throw invalidAnswer();
}
