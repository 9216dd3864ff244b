import { Text } from '@zarra/ui-kit';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { plainText, TypesetLine } from '../../description/typeset-line.js';
import { VerdictItem, VerdictList } from '../../lesson-test/verdict-list.js';
import { usePracticeMessages } from '../../messages/practice-strings.js';
import { Options } from './choice-fields.js';
import { FieldError } from './field-error.js';
import type { FieldProps, ReviewProps } from './field-props.js';
import { figureSpace, type FigurePoint, type Place } from './figure-space.js';
import { FigureView } from './figure-view.js';
import { PointMark, RegionMark } from './point-mark.js';

const Target = styled.div`
  position: absolute;
  inset: 0;
  cursor: crosshair;
  touch-action: manipulation;

  &[aria-disabled] {
    cursor: default;
  }
  &:focus-visible {
    outline: var(--ui-focus);
    outline-offset: 2px;
  }
`;
const List = styled.details`
  display: grid;
  gap: var(--ui-space-2);

  & > summary {
    display: list-item;
    padding-block: calc((var(--ui-control) - 1.4em) / 2);
    line-height: 1.4;
    cursor: pointer;
  }
`;

/** Steps of the arrow keys, per cent of the area; with Shift the larger one. */
const STEP = 1;
const LARGE_STEP = 10;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CENTRE: Place = { left: 50, top: 50 };

/** A place on the figure: tapped, reached with the arrow keys, or chosen from the list of named places. */
export const PointFields = ({ item, draft, locked, error, onChange }: FieldProps<'point'>) => {
  const { point: texts } = usePracticeMessages();
  const { at } = draft;
  const errorId = useId();
  const space = figureSpace(item.figure);
  const point = at && 'x' in at ? at : null;
  const region = at && 'region' in at ? at.region : null;

  const choose = (place: Place): void => {
    if (!locked) onChange({ kind: 'point', at: space.pointAt(place) });
  };
  const handleClick = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    choose({ left: ((clientX - left) / width) * 100, top: ((clientY - top) / height) * 100 });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const from = point && space.placeOf(point);
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const [right, down] = direction;
    choose(from ? { left: from.left + right * step, top: from.top + down * step } : CENTRE);
  };

  let status: string = texts.none;
  if (point) status = texts.at(space.describe(point, texts));
  else if (region !== null) status = texts.at(plainText(item.regions[region] ?? '[]'));
  return (
    <>
      <Text size="sm" tone="muted">
        {texts.hint}
      </Text>
      <FigureView figure={item.figure}>
        <Target
          role="application"
          tabIndex={0}
          aria-label={texts.target}
          aria-disabled={locked || undefined}
          aria-describedby={error === '' ? undefined : errorId}
          onClick={handleClick}
          onKeyDown={handleKey}
        >
          {point && <PointMark {...space.placeOf(point)} />}
        </Target>
      </FigureView>
      <Text size="sm" tone="muted" role="status">
        {status}
      </Text>
      <List open={region !== null || undefined}>
        <summary>{texts.list}</summary>
        <Options
          options={item.regions}
          chosen={region}
          locked={locked}
          error=""
          label={{ 'aria-label': texts.legend }}
          onChoose={(chosen) => onChange({ kind: 'point', at: { region: chosen } })}
        />
      </List>
      <FieldError id={errorId}>{error}</FieldError>
    </>
  );
};

/** The figure with the learner's point and the right places, and both in words. */
export const PointReview = ({ item, draft, outcome, solution }: ReviewProps<'point'>) => {
  const { outcome: outcomeTexts, point: texts } = usePracticeMessages();
  const space = figureSpace(item.figure);
  const { at } = draft;
  const point: FigurePoint | null = at && 'x' in at ? at : null;
  const region = at && 'region' in at ? at.region : null;
  const verdict = outcome.right ? 'right' : 'wrong';
  return (
    <>
      <FigureView figure={item.figure}>
        {solution.regions.map(({ region: id, x, y }) => {
          const [first, second] = [space.placeOf({ x: x[0], y: y[0] }), space.placeOf({ x: x[1], y: y[1] })];
          return <RegionMark key={id} from={first} to={second} />;
        })}
        {point && <PointMark {...space.placeOf(point)} verdict={verdict} />}
      </FigureView>
      <VerdictList>
        {(point !== null || region !== null) && (
          <VerdictItem marker="" verdict={verdict} isChosen notes={[outcomeTexts.chosen]}>
            {point ? space.describe(point, texts) : <TypesetLine tree={item.regions[region ?? 0] ?? '[]'} />}
          </VerdictItem>
        )}
        {(!outcome.right || point !== null) &&
          solution.regions.map(({ region: id }) => (
            <VerdictItem key={id} marker="" verdict="right" notes={[texts.rightPlace]}>
              <TypesetLine tree={item.regions[id] ?? '[]'} />
            </VerdictItem>
          ))}
      </VerdictList>
    </>
  );
};
