import type { ReactNode } from 'react';
import type { PracticeOutcome, PracticeItem } from '@zarra/api-client/practice';
import type { DraftAnswer } from '../draft-answer.js';
import { ChoiceFields, ChoiceReview } from './choice-fields.js';
import type { FieldProps } from './field-props.js';
import { MatchFields, MatchReview } from './match-fields.js';
import { NumericFields, NumericReview } from './numeric-fields.js';
import { OrderFields, OrderReview } from './order-fields.js';
import { PointFields, PointReview } from './point-fields.js';

interface ItemFieldsProps extends Omit<FieldProps<'numeric'>, 'item' | 'draft' | 'onChange'> {
  item: PracticeItem;
  /** A draft of this item. */
  draft: DraftAnswer;
  onChange: (draft: DraftAnswer) => void;
}

/** The fields in which a learner answers an item. */
export const ItemFields = ({ item, draft, ...props }: ItemFieldsProps): ReactNode => {
  if (item.kind === 'numeric' && draft.kind === 'numeric')
    return <NumericFields {...props} item={item} draft={draft} />;
  if (item.kind === 'choice' && draft.kind === 'choice')
    return <ChoiceFields {...props} item={item} draft={draft} />;
  if (item.kind === 'order' && draft.kind === 'order')
    return <OrderFields {...props} item={item} draft={draft} />;
  if (item.kind === 'match' && draft.kind === 'match')
    return <MatchFields {...props} item={item} draft={draft} />;
  if (item.kind === 'point' && draft.kind === 'point')
    return <PointFields {...props} item={item} draft={draft} />;
  return null;
};

interface ItemReviewProps {
  item: PracticeItem;
  /** The checked answer. */
  draft: DraftAnswer;
  outcome: PracticeOutcome;
}

/** A checked answer beside the right one. */
export const ItemReview = ({ item, draft, outcome }: ItemReviewProps): ReactNode => {
  const { solution } = outcome;
  if (item.kind === 'numeric' && draft.kind === 'numeric' && solution.kind === 'numeric')
    return <NumericReview {...{ item, draft, outcome, solution }} />;
  if (item.kind === 'choice' && draft.kind === 'choice' && solution.kind === 'choice')
    return <ChoiceReview {...{ item, draft, outcome, solution }} />;
  if (item.kind === 'order' && draft.kind === 'order' && solution.kind === 'order')
    return <OrderReview {...{ item, draft, outcome, solution }} />;
  if (item.kind === 'match' && draft.kind === 'match' && solution.kind === 'match')
    return <MatchReview {...{ item, draft, outcome, solution }} />;
  if (item.kind === 'point' && draft.kind === 'point' && solution.kind === 'point')
    return <PointReview {...{ item, draft, outcome, solution }} />;
  return null;
};
