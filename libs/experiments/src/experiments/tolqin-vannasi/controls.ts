import type { ControlOverride } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { parameters, SCENE, shallowSpeed, type TankKey, type TankTypes } from './parameters.js';

/** Speeds of the border scene when it is chosen with equal ones, which would not bend a wave, cm/s. */
const BENDING = { speed: 30, slow: 20 };

/** Controls that keep waves in shallow water at most as fast as in deep water. */
export function controlOverride(
  key: TankKey,
  values: Values<TankKey>,
): ControlOverride<TankTypes> | undefined {
  const slow = shallowSpeed(values);
  if (key === 'scene') {
    return {
      parameter: parameters.scene,
      value: values.scene,
      toValues: (scene) => ({ ...(scene === SCENE.border && slow === values.speed && BENDING), scene }),
    };
  }
  if (values.scene !== SCENE.border) return undefined;
  if (key === 'speed') {
    return {
      parameter: { ...parameters.speed, label: 'Chuqur joydagi tezlik, v₁' },
      value: values.speed,
      toValues: (speed) => ({ speed, slow: Math.min(slow, speed) }),
    };
  }
  if (key === 'slow') {
    return {
      parameter: { ...parameters.slow, label: 'Sayoz joydagi tezlik, v₂ ≤ v₁', max: values.speed },
      value: slow,
      toValues: (value) => ({ slow: value }),
    };
  }
  return undefined;
}
