import type { Integrator } from '../model/model.js';
import type { Derivative } from './derivative.js';

/**
 * The classical Runge-Kutta method of order 4 (Kutta, Z. Math. Phys. 46, 1901): the global error falls as h⁴. Four
 * evaluations of the derivative per step. It does not conserve energy: the error per step is proportional to h⁵.
 * @param size how many numbers of the state change
 */
export function rk4(derivative: Derivative, size: number): Integrator {
  const k1 = new Float64Array(size);
  const k2 = new Float64Array(size);
  const k3 = new Float64Array(size);
  const k4 = new Float64Array(size);
  const midpoint = new Float64Array(size);
  return (t, y, h) => {
    const half = h / 2;
    const sixth = h / 6;
    derivative(t, y, k1);
    for (let i = 0; i < size; i++) midpoint[i] = (y[i] as number) + half * (k1[i] as number);
    derivative(t + half, midpoint, k2);
    for (let i = 0; i < size; i++) midpoint[i] = (y[i] as number) + half * (k2[i] as number);
    derivative(t + half, midpoint, k3);
    for (let i = 0; i < size; i++) midpoint[i] = (y[i] as number) + h * (k3[i] as number);
    derivative(t + h, midpoint, k4);
    for (let i = 0; i < size; i++) {
      const middle = (k2[i] as number) + (k3[i] as number);
      y[i] = (y[i] as number) + sixth * ((k1[i] as number) + 2 * middle + (k4[i] as number));
    }
  };
}
