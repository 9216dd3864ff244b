/*
 * Two bodies on a straight way, from the same line at the same time, both at its end after 8 s:
 * one uniform, s = v t; one from rest with constant acceleration, s = a t² / 2 (its speed is a t).
 * The numbers are chosen so that its ways second by second are 0.5, 1.5, 2.5 … 7.5 m, Galileo's odd numbers.
 */

/** m/s */
export const speed = 4;
/** m/s² */
export const acceleration = 1;
/** s */
export const runTime = 8;
/** m */
export const way = speed * runTime;

/** Way after `t` seconds, m. */
export const uniform = (t: number): number => speed * t;

/** Way after `t` seconds, m. */
export const accelerated = (t: number): number => (acceleration * t * t) / 2;

/** Speed after `t` seconds, m/s. */
export const acceleratedSpeed = (t: number): number => acceleration * t;
