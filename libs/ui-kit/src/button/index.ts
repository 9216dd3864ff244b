export { Button, type ButtonProps } from './button.js';
export type { ButtonSize, ButtonVariant } from './button-surface.js';
