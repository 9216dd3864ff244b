export { fitCurve, type CurveFit, type FitShape } from './fit-curve.js';
export { fitPolynomial, type Coefficient, type MeasuredPoint, type PolynomialFit } from './fit-polynomial.js';
