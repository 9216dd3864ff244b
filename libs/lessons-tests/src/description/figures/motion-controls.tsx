import { Button, Icon, Slider } from '@zarra/ui-kit';
import { pause } from '@zarra/ui-kit/icons/pause';
import { play } from '@zarra/ui-kit/icons/play';
import { formatNumber } from '@zarra/uzbek';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useFigureMessages } from '../../messages/figure-strings.js';
import type { FigureInMotion } from './figure-node.js';

// Pages without script and prints show the drawing alone.
const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: end;
  gap: var(--ui-space-3);
  max-width: 28rem;
  padding: 0 var(--ui-space-3) var(--ui-space-2);
  margin-inline: auto;

  @media (prefers-reduced-motion: reduce) {
    grid-template-columns: minmax(0, 1fr);
    & > :not(:last-child) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

type Parameter = FigureInMotion['motion'];

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Quantity and unit of a label `symbol_index[, unit]`. */
function quantityOf(label: string): { quantity: string; unit: string } {
  const end = label.lastIndexOf(', ');
  const [symbol, unit] = end === -1 ? [label, ''] : [label.slice(0, end), label.slice(end + 2)];
  return {
    quantity: symbol.replace(/_(\d)/g, (_, digit: string) => SUBSCRIPTS.charAt(Number(digit))),
    unit: unit === '°' ? unit : unit && ` ${unit}`,
  };
}

/** Steps of the slider on the whole way: at least this many. */
const STEPS = 50;

/** A round step with its number of decimals. */
function stepOf({ from, to }: Parameter): { step: number; decimals: number } {
  const largest = Math.abs(to - from) / STEPS;
  const power = Math.floor(Math.log10(largest));
  const digit = [5, 2, 1].find((one) => one * 10 ** power <= largest * (1 + 1e-9)) ?? 1;
  return { step: Number(`${digit}e${power}`), decimals: Math.max(0, -power) };
}

interface MotionControlsProps {
  controls: RefObject<HTMLDivElement | null>;
  parameter: Parameter;
  value: number;
  isPlaying: boolean;
  /** The code that draws has not arrived, and the learner waits for it. */
  isWaiting: boolean;
  onToggle: () => void;
  onChange: (value: number) => void;
  /** The learner is about to use the controls. */
  onIntent: () => void;
}

/** The button that plays a motion and pauses it, and the slider of its parameter. With reduced motion the slider alone. */
export const MotionControls = ({
  controls,
  parameter,
  value,
  isPlaying,
  isWaiting,
  ...props
}: MotionControlsProps) => {
  const strings = useFigureMessages();
  const { from, to, label } = parameter;
  const { quantity, unit } = quantityOf(label);
  const { step, decimals } = stepOf(parameter);
  return (
    <Row ref={controls} onPointerEnter={props.onIntent} onFocus={props.onIntent}>
      <Button
        icon={<Icon path={isPlaying && !isWaiting ? pause : play} />}
        aria-label={isPlaying ? strings.pause : strings.play}
        busy={isPlaying && isWaiting}
        onClick={props.onToggle}
      />
      <Slider
        label={quantity}
        min={Math.min(from, to)}
        max={Math.max(from, to)}
        step={step}
        value={value}
        formatValue={(shown) => `${formatNumber(shown, decimals)}${unit}`}
        onChange={({ target }) => props.onChange(target.valueAsNumber)}
      />
    </Row>
  );
};
