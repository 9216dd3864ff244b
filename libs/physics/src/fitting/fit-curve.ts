import { fitPolynomial, type Coefficient, type MeasuredPoint, type PolynomialFit } from './fit-polynomial.js';

/** Shape of a fitted curve: y = a + bx, y = axᵇ, or y = a + bx + cx². */
export type FitShape = 'line' | 'power' | 'parabola';

/** Curve fitted to measured points. */
export interface CurveFit {
  readonly shape: FitShape;
  /** a, b and, for a parabola, c. */
  readonly coefficients: readonly Coefficient[];
  /** Standard deviation of y from the curve; NaN when there are no more points than coefficients. */
  readonly residual: number;
  valueAt: (x: number) => number;
}

function residualOf(points: readonly MeasuredPoint[], count: number, valueAt: (x: number) => number): number {
  const sum = points.reduce((total, { x, y }) => total + (y - valueAt(x)) ** 2, 0);
  return points.length > count ? Math.sqrt(sum / (points.length - count)) : NaN;
}

/** Slope of y = a + bx + cx². */
const slopeAt = (coefficients: readonly Coefficient[], x: number): number =>
  (coefficients[1]?.value ?? 0) + 2 * (coefficients[2]?.value ?? 0) * x;

/**
 * Fits a polynomial twice if points have uncertainties: the slope of the first fit turns those of x into ones of y (effective
 * variance, Orear, Am. J. Phys. 50 (1982) 912).
 */
function fitMeasured(points: readonly MeasuredPoint[], degree: number): PolynomialFit | undefined {
  const fit = fitPolynomial(
    points.map(({ x, y }) => ({ x, y })),
    degree,
  );
  if (!fit) return undefined;
  const weighted = points.map(({ x, y, dx = 0, dy = 0 }) => ({
    x,
    y,
    dy: Math.hypot(dy, slopeAt(fit.coefficients, x) * dx),
  }));
  return weighted.every(({ dy }) => dy > 0) ? fitPolynomial(weighted, degree) : fit;
}

/**
 * Fits a curve to points by least squares, weighted by their uncertainties if all have one. A power law is a line through the
 * logarithms: without uncertainties every point has the same relative weight.
 * @returns `undefined` with too few different x, and for a power law with values that are not positive
 */
export function fitCurve(points: readonly MeasuredPoint[], shape: FitShape): CurveFit | undefined {
  const finite = points.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  if (shape === 'power') {
    if (finite.some(({ x, y }) => x <= 0 || y <= 0)) return undefined;
    const line = fitMeasured(
      finite.map(({ x, y, dx = 0, dy = 0 }) => ({
        x: Math.log(x),
        y: Math.log(y),
        dx: dx / x,
        dy: dy / y,
      })),
      1,
    );
    const [factor, exponent] = line?.coefficients ?? [];
    if (!factor || !exponent) return undefined;
    const scale = Math.exp(factor.value);
    const valueAt = (x: number): number => scale * x ** exponent.value;
    return {
      shape,
      // The relative error of a factor is the error of its logarithm.
      coefficients: [{ value: scale, error: scale * factor.error }, exponent],
      residual: residualOf(finite, 2, valueAt),
      valueAt,
    };
  }
  const fit = fitMeasured(finite, shape === 'line' ? 1 : 2);
  if (!fit) return undefined;
  const [a = 0, b = 0, c = 0] = fit.coefficients.map(({ value }) => value);
  return { shape, ...fit, valueAt: (x) => a + x * (b + x * c) };
}
