'use client';
import { useSyncExternalStore } from 'react';
import {
  readShownTheme,
  readThemeChoice,
  subscribeToTheme,
  setThemeChoice,
  type ThemeChoice,
} from './theme-choice.js';

/** The return value of {@link useThemeChoice}. */
export interface ThemeChoiceState {
  /** The user's choice. */
  choice: ThemeChoice;
  /** The visible theme, for example for canvas drawings. */
  shown: 'light' | 'dark';
  /** Applies a choice, and saves it (localStorage key `theme`) where the browser allows. */
  setChoice: (choice: ThemeChoice) => void;
}

const serverChoice = (): ThemeChoice => 'system';
const serverTheme = (): 'light' | 'dark' => 'light';

/** The theme of the page and its setter. Needs no provider: the `data-theme` attribute on <html> is the state. */
export const useThemeChoice = (): ThemeChoiceState => ({
  choice: useSyncExternalStore(subscribeToTheme, readThemeChoice, serverChoice),
  shown: useSyncExternalStore(subscribeToTheme, readShownTheme, serverTheme),
  setChoice: setThemeChoice,
});
