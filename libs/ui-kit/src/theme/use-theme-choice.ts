'use client';
import { useSyncExternalStore } from 'react';
import {
  readShownTheme,
  readThemeChoice,
  watchTheme,
  writeThemeChoice,
  type ThemeChoice,
} from './theme-choice.js';

/** What {@link useThemeChoice} returns. */
export interface ThemeChoiceState {
  /** What the reader chose. */
  choice: ThemeChoice;
  /** What is seen: useful where colours are drawn by hand, on a canvas. */
  shown: 'light' | 'dark';
  /** Shows another choice and remembers it (localStorage key `theme`) where the browser allows. */
  setChoice: (choice: ThemeChoice) => void;
}

const onServerChoice = (): ThemeChoice => 'system';
const onServerShown = (): 'light' | 'dark' => 'light';

/** The theme of the page and how to change it. Needs no provider: the `data-theme` attribute on <html> is the state. */
export const useThemeChoice = (): ThemeChoiceState => ({
  choice: useSyncExternalStore(watchTheme, readThemeChoice, onServerChoice),
  shown: useSyncExternalStore(watchTheme, readShownTheme, onServerShown),
  setChoice: writeThemeChoice,
});
