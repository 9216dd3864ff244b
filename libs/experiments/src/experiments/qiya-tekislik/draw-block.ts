import type { Values } from '@zarra/experiment-kit/parameters';
import type { Pen } from '@zarra/experiment-kit/stage';
import { pairOf } from './materials.js';
import type { InclineKey } from './parameters.js';
import { BLOCK, blockHeight, blockMiddle, plate, toScene } from './scene.js';

/** Distance between weights, and half width and height of one with its knob, m. */
const PITCH = 0.038;
const HALF_WEIGHT = 0.016;
const WEIGHT = 0.044;
const HALF_KNOB = 0.006;
const KNOB = 0.014;

/** Draws the block and the weights on it. */
export function drawBlock(
  pen: Pen,
  position: number,
  { angle, face, pair, weights }: Values<InclineKey>,
): void {
  const middle = blockMiddle(position);
  const height = blockHeight(face);
  pen.body(plate(angle, middle - BLOCK / 2, 0, middle + BLOCK / 2, height), pairOf(pair).block);
  for (let weight = 0; weight < weights; weight++) {
    const at = middle + PITCH * (weight - (weights - 1) / 2);
    const top = height + WEIGHT;
    pen.body(plate(angle, at - HALF_KNOB, top, at + HALF_KNOB, top + KNOB), 'line-strong');
    pen.body(plate(angle, at - HALF_WEIGHT, height, at + HALF_WEIGHT, top), 'line-strong');
  }
  const hook = toScene(angle, middle + BLOCK / 2 + 0.007, height / 2);
  pen.ball(hook.x, hook.y, 0, 0.008, 'muted');
}
