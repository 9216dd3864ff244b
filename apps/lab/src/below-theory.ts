// A module of its own, which loads with the theory: lint forbids static imports of a library that is imported dynamically.
export { BelowTheory } from '@zarra/experiments/lessons';
