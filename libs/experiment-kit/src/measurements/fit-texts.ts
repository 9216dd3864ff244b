import type { CurveFit } from '@zarra/physics/fitting';
import { formatUncertainty } from './format-uncertainty.js';

/** Symbol and unit of an axis. */
interface AxisTexts {
  readonly symbol: string;
  readonly unit: string;
}

const LETTERS = ['a', 'b', 'c'] as const;

/** Unit of y over a power of x: m/s². */
function ratioUnit(y: string, x: string, power: number): string {
  if (power === 0 || x === '') return y;
  const base = /[\s·/²³]/.test(x) ? `(${x})` : x;
  const divisor = power === 2 ? `${base}²` : base;
  return `${y || '1'}/${divisor}`;
}

/** Equation of a fitted curve with letters, "T² = a + b·L", and its coefficients with uncertainties, one text each. */
export function fitTexts({ shape, coefficients }: CurveFit, x: AxisTexts, y: AxisTexts) {
  const factor = /[\s/]/.test(x.symbol) ? `(${x.symbol})` : x.symbol;
  const equation = {
    line: `${y.symbol} = a + b·${factor}`,
    power: `${y.symbol} = a·${factor}ᵇ`,
    parabola: `${y.symbol} = a + b·${factor} + c·${factor}²`,
  }[shape];
  return {
    equation,
    coefficients: coefficients.map(({ value, error }, index) => {
      const unit = shape === 'power' ? '' : ratioUnit(y.unit, x.unit, index);
      return `${LETTERS[index] ?? ''} = ${formatUncertainty(value, error, unit)}`;
    }),
  };
}
