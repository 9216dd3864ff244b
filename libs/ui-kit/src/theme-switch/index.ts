export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.js';
