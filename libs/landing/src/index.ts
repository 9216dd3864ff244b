export { Landing } from './landing.js';
export type { LandingProps } from './landing-props.js';
