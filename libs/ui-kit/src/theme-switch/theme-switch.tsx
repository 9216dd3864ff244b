'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { monitor } from '../icons/monitor.js';
import { moon } from '../icons/moon.js';
import { sun } from '../icons/sun.js';
import { useMessages } from '../messages/messages.js';
import { useThemeChoice } from '../theme-choice/use-theme-choice.js';
import { hiddenCss } from '../visually-hidden/hidden-css.js';

const Group = styled.fieldset`
  display: inline-flex;
  padding: 1px;
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);

  & > legend,
  & input,
  & label > span {
    ${hiddenCss}
  }
  & > label {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--ui-control);
    height: var(--ui-control);
    border-radius: calc(var(--ui-radius) - 2px);
    color: var(--ui-color-muted);
    cursor: pointer;
  }
  & > label:hover {
    color: var(--ui-color-text);
  }
  & > label:has(:checked) {
    background: var(--ui-color-accent-soft);
    color: var(--ui-color-accent);
  }
  & > label:has(:focus-visible) {
    outline: var(--ui-focus);
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  @media (forced-colors: active) {
    & > label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const choices = [
  ['system', 'systemTheme', monitor],
  ['light', 'lightTheme', sun],
  ['dark', 'darkTheme', moon],
] as const;

/** Props of {@link ThemeSwitch}. */
export interface ThemeSwitchProps {
  /** The legend of the group and the labels of the three options. Default: the texts of the `MessagesProvider`. */
  labels?: { legend: string; system: string; light: string; dark: string } | undefined;
}

/**
 * The choice between system, light and dark theme: three radios, whose state is visible and announced.
 *
 * When to use: once per page, in the footer or the menu. The choice is saved in the browser.
 */
export const ThemeSwitch = ({ labels }: ThemeSwitchProps) => {
  const messages = useMessages({
    theme: labels?.legend,
    systemTheme: labels?.system,
    lightTheme: labels?.light,
    darkTheme: labels?.dark,
  });
  const name = useId();
  const { choice, setChoice } = useThemeChoice();
  const [initialChoice] = useState(choice);
  const group = useRef<HTMLFieldSetElement>(null);
  // A choice made before hydration, on a page without the inline script of `before-hydration`.
  useEffect(() => {
    const checked = choices.find(([value]) => group.current?.querySelector(`[value=${value}]:checked`))?.[0];
    if (checked !== undefined && checked !== initialChoice) setChoice(checked);
  }, [initialChoice, setChoice]);
  return (
    <Group ref={group} data-theme-switch="">
      <legend>{messages.theme}</legend>
      {choices.map(([value, label, icon]) => (
        <label key={value} title={messages[label]}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => setChoice(value)}
          />
          <Icon path={icon} />
          <span>{messages[label]}</span>
        </label>
      ))}
    </Group>
  );
};
