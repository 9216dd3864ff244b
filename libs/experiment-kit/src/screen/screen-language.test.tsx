import '../testing/browser.js';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { KitMessagesProvider, type KitMessages } from '../messages/kit-messages.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { EmbedScreen } from './embed-screen.js';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { testTheory } from '../testing/definition.js';
import { testInvestigations } from '../testing/investigations.js';
import { storyDefinition } from '../testing/stories.js';
import { ExperimentScreen } from './experiment-screen.js';

// jsdom has no sound.
jest.mock('../sound/sonification.js', () => ({ startSonification: () => () => undefined }));

/** Another script for every letter. */
const toOtherScript = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => String.fromCodePoint(0x4e00 + (letter.codePointAt(0) ?? 0)));
const translate = (value: unknown): unknown => {
  if (typeof value === 'string') return toOtherScript(value);
  if (typeof value === 'function')
    return (...args: unknown[]) => toOtherScript((value as (...args: unknown[]) => string)(...args));
  if (Array.isArray(value)) return value.map(translate);
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, translate(inner)]));
};
const otherMessages = translate(uzbekMessages) as KitMessages;
const inOtherLanguage = (element: ReactElement) => (
  <KitMessagesProvider messages={otherMessages}>{element}</KitMessagesProvider>
);

const wordsOf = (text: string): string[] => text.match(/\p{Script=Latin}[\p{Script=Latin}ʻʼ]{3,}/gu) ?? [];
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Latin words of a page that are not part of the experiment's own texts. Addresses are left out. */
function kitWordsIn(root: Element, session: Session): string[] {
  const { content, handles } = session.definition;
  const snapshot = session.snapshot();
  const ownTexts = [
    ...stringsIn(session.definition),
    ...stringsIn(testInvestigations),
    ...stringsIn(testTheory),
    content.describe(snapshot),
    ...Object.values(content.events).map((describe) => describe(snapshot)),
    ...handles.map(({ valueText }) => valueText(snapshot)),
  ];
  const own = new Set(ownTexts.flatMap(wordsOf));
  const names = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder'];
  const shown = [root, ...root.querySelectorAll('*:not(style)')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent),
    ...names.map((name) => element.getAttribute(name)),
  ]);
  return shown
    .filter((text) => text !== null && !text.includes('://'))
    .flatMap((text) => wordsOf(text ?? ''))
    .filter((word) => !own.has(word));
}

test('a screen with another message set has no Uzbek text of the kit', async () => {
  // jsdom cannot download files.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const session = createSession({ ...storyDefinition, view3d: 'isometric' });
  const { container } = render(inOtherLanguage(<ExperimentScreen session={session} isBroken />));
  // The actions of the title bar are hidden until its list is open.
  const buttons = screen
    .getAllByRole('button', { hidden: true })
    .filter(({ textContent }) => /^\p{Script=Han}/u.test(textContent));
  expect(buttons.length).toBeGreaterThan(5);
  // Opens the tables, the tools and the dialog, and saves a result.
  for (const button of buttons) fireEvent.click(button);
  for (const tab of screen.getAllByRole('tab')) await user.click(tab);
  for (const { title } of testInvestigations) {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`), hidden: true }));
    expect(kitWordsIn(container, session)).toEqual([]);
    await user.click(container.querySelector('article > header > button')!);
  }
  expect(kitWordsIn(container, session)).toEqual([]);
});

test('an embedded screen with another message set has no Uzbek text of the kit', () => {
  const session = createSession(storyDefinition);
  const { container } = render(inOtherLanguage(<EmbedScreen session={session} />));
  expect(kitWordsIn(container, session)).toEqual([]);
});

test('without a provider the texts are Uzbek', () => {
  const session = createSession(storyDefinition);
  const { container } = render(<ExperimentScreen session={session} />);
  expect(kitWordsIn(container, session)).toEqual(
    expect.arrayContaining(['Boshlash', 'Parametrlar', 'Ulashish']),
  );
});

test('the browser takes over a server-rendered screen with the same message set', async () => {
  const session = createSession(storyDefinition);
  const page = () => inOtherLanguage(<ExperimentScreen session={session} />);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  expect(kitWordsIn(container, session)).toEqual([]);
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown): void => void errors.push(error);
  const root = await act(async () => Promise.resolve(hydrateRoot(container, page(), { onRecoverableError })));
  expect(errors).toEqual([]);
  expect(kitWordsIn(container, session)).toEqual([]);
  act(() => root.unmount());
});
