import '../testing/browser.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { KitMessagesProvider, type KitMessages } from '../messages/kit-messages.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { EmbedScreen } from '../presentation/embed-screen.js';
import { createSession } from '../session/create-session.js';
import { storyDefinition } from '../testing/stories.js';
import { ExperimentScreen } from './experiment-screen.js';

/** Marks every text of another language. */
const MARK = 'x';
const translate = (value: unknown): unknown => {
  if (typeof value === 'string') return MARK.repeat(value.length);
  if (typeof value === 'function')
    return (...args: unknown[]) => MARK.repeat((value as (...args: unknown[]) => string)(...args).length);
  if (Array.isArray(value)) return value.map(translate);
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, translate(inner)]));
};
const otherMessages = translate(uzbekMessages) as KitMessages;

/** All texts of a message set, those with arguments left out. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'function'
      ? []
      : Object.values(value as object).flatMap(textsOf);

/** Texts and labels of the page that are Uzbek texts of the kit. */
function uzbekTextsIn(root: Element): string[] {
  const names = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder'];
  const shown = [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
    ...names.map((name) => element.getAttribute(name)),
  ]);
  const uzbek = new Set(textsOf(uzbekMessages).filter((text) => text.length > 3));
  return shown.filter((text) => text !== null && uzbek.has(text.trim())) as string[];
}

const inOtherLanguage = (screenElement: ReactElement) => (
  <KitMessagesProvider messages={otherMessages}>{screenElement}</KitMessagesProvider>
);

test('a screen with another message set has no Uzbek text of the kit', async () => {
  const user = userEvent.setup();
  const session = createSession({ ...storyDefinition, view3d: 'isometric' });
  const { container } = render(inOtherLanguage(<ExperimentScreen session={session} isBroken />));
  const buttons = screen.getAllByRole('button').filter(({ textContent }) => textContent.startsWith(MARK));
  expect(buttons.length).toBeGreaterThan(5);
  // Opens the tables, the tools and the dialog, and saves a result.
  for (const button of buttons) await user.click(button);
  expect(uzbekTextsIn(container)).toEqual([]);
});

test('an embedded screen with another message set has no Uzbek text of the kit', () => {
  const session = createSession(storyDefinition);
  const { container } = render(inOtherLanguage(<EmbedScreen session={session} />));
  expect(uzbekTextsIn(container)).toEqual([]);
});

test('without a provider the texts are Uzbek', () => {
  const { container } = render(<ExperimentScreen session={createSession(storyDefinition)} />);
  expect(uzbekTextsIn(container).length).toBeGreaterThan(20);
});

test('the browser takes over a server-rendered screen with the same message set', async () => {
  const page = () => inOtherLanguage(<ExperimentScreen session={createSession(storyDefinition)} />);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  expect(uzbekTextsIn(container)).toEqual([]);
  const errors: unknown[] = [];
  const root = await act(async () =>
    Promise.resolve(hydrateRoot(container, page(), { onRecoverableError: (error) => errors.push(error) })),
  );
  expect(errors).toEqual([]);
  act(() => root.unmount());
});
