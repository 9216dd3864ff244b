import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { CurvePrediction } from '../experiment/investigation.js';
import { labelWithUnit } from '../format/format-value.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import {
  axisText,
  axisTicks,
  clampOrdinate,
  createSketchScale,
  ordinateAfterKey,
  ordinatesAfterStroke,
  SIZE,
} from './sketch-scale.js';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 30rem;
  border: 1px solid var(--ui-color-line);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  font-size: 12px;

  &[data-editable] {
    cursor: crosshair;
    touch-action: none;
    user-select: none;
  }
  & text {
    fill: var(--ui-color-muted);
  }
  & [data-grid] {
    stroke: var(--ui-color-line);
  }
  & polyline {
    fill: none;
    stroke-width: 2.5;
  }
  & [data-curve='prediction'] {
    stroke: var(--ui-color-accent);
  }
  & [data-curve='result'] {
    stroke: var(--ui-color-chart-red);
    stroke-dasharray: 8 4;
  }
  & circle[data-point] {
    fill: var(--ui-color-accent);
  }
  & circle[data-area] {
    fill: transparent;
  }
  & g[role='slider'] {
    outline: none;
  }
  & g[role='slider']:focus-visible circle[data-area] {
    stroke: var(--ui-color-accent);
    stroke-width: 2;
  }
`;

/** Radii of a point and of the area that can be pressed. */
const [RADIUS, AREA] = [5, 14];

interface SketchPadProps {
  curve: Pick<CurvePrediction, 'x' | 'y' | 'at'>;
  /** Predicted ordinates; the middle of the axis before a point was moved. */
  ordinates: readonly number[];
  /** Right ordinates, drawn beside the prediction. */
  result?: readonly number[];
  /** Accessible name. */
  label: string;
  /** Makes the curve editable by pointer and arrow keys. */
  onChange?: (ordinates: readonly number[]) => void;
}

/** Axes on which a predicted curve is drawn by pointer, or by moving its points with arrow keys. */
export function SketchPad({ curve: { x, y, at }, ordinates, result, label, onChange }: SketchPadProps) {
  const strings = useAllMessages().investigations;
  const last = useRef<{ x: number; y: number }>(undefined);
  const { toLeft, toTop, abscissaAt, ordinateAt } = createSketchScale(x, y);
  const path = (values: readonly number[]): string =>
    at.map((value, index) => `${toLeft(value)},${toTop(values[index] ?? NaN)}`).join(' ');
  const draw = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = SIZE.width / box.width;
    const point = {
      x: abscissaAt((event.clientX - box.left) * scale),
      y: ordinateAt((event.clientY - box.top) * scale),
    };
    const moved = ordinatesAfterStroke(at, ordinates, last.current ?? point, point);
    last.current = point;
    onChange?.(moved.map((value) => clampOrdinate(y, value)));
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const moved = ordinateAfterKey(y, ordinates[index] ?? NaN, event.key);
    if (moved === undefined) return;
    event.preventDefault();
    onChange?.(ordinates.map((value, other) => (other === index ? moved : value)));
  };
  const [right, bottom] = [SIZE.width - SIZE.right, SIZE.height - SIZE.bottom];
  return (
    <Drawing
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role={onChange ? 'group' : 'img'}
      aria-label={label}
      data-editable={onChange ? '' : undefined}
      {...(onChange && {
        onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = undefined;
          draw(event);
        },
        onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
          if (event.buttons % 2 === 1) draw(event);
        },
      })}
    >
      <g aria-hidden="true">
        {axisTicks(x).map(({ value, text }) => (
          <g key={value}>
            <line data-grid="" x1={toLeft(value)} x2={toLeft(value)} y1={SIZE.top} y2={bottom} />
            <text x={toLeft(value)} y={bottom + 15} textAnchor="middle">
              {text}
            </text>
          </g>
        ))}
        {axisTicks(y).map(({ value, text }) => (
          <g key={value}>
            <line data-grid="" x1={SIZE.left} x2={right} y1={toTop(value)} y2={toTop(value)} />
            <text x={SIZE.left - 6} y={toTop(value) + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        <text x={4} y={14}>
          {labelWithUnit(y)}
        </text>
        <text x={right} y={SIZE.height - 6} textAnchor="end">
          {labelWithUnit(x)}
        </text>
        {result && <polyline data-curve="result" points={path(result)} />}
        <polyline data-curve="prediction" points={path(ordinates)} />
      </g>
      {at.map((value, index) => {
        const ordinate = ordinates[index] ?? NaN;
        const [left, top] = [toLeft(value), toTop(ordinate)];
        const point = <circle data-point="" cx={left} cy={top} r={RADIUS} />;
        if (!onChange) return <g key={value}>{point}</g>;
        return (
          <g
            key={value}
            role="slider"
            tabIndex={0}
            aria-label={strings.curvePoint(labelWithUnit(y), axisText(x, value))}
            aria-orientation="vertical"
            aria-valuemin={y.from}
            aria-valuemax={y.to}
            aria-valuenow={ordinate}
            aria-valuetext={axisText(y, ordinate)}
            onKeyDown={onKeyDown(index)}
          >
            <circle data-area="" cx={left} cy={top} r={AREA} />
            {point}
          </g>
        );
      })}
    </Drawing>
  );
}
