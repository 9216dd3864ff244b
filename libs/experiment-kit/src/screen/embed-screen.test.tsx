import { observedElements } from '../testing/browser.js';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { EmbedScreen } from './embed-screen.js';
import { postHeight } from './post-height.js';

beforeEach(() => localStorage.clear());

const withHeight = (element: HTMLElement, height: () => number) => {
  element.getBoundingClientRect = () => DOMRect.fromRect({ height: height() });
  return element;
};

test('it shows stage, readouts, one graph and time controls, and parameters on request', async () => {
  const { container } = render(<EmbedScreen session={createSession(testDefinition)} />);
  expect(screen.getByRole('group', { name: 'Vaqtni boshqarish' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Yuk:/ })).toBeVisible();
  expect(screen.getByText('Siljish', { selector: 'dt *' })).toBeVisible();
  expect(await screen.findAllByRole('figure')).toHaveLength(1);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Prujinadagi yuk',
    'Parametrlar',
    'Koʻrinish',
  ]);
  expect(screen.queryByRole('button', { name: 'Ulashish' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Uzunlik')).not.toBeVisible();
  await userEvent.click(screen.getByText('Parametrlar'));
  expect(screen.getByLabelText('Uzunlik')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('one investigation is shown on request, with the controls that it needs', async () => {
  const session = createSession(testDefinition);
  const { container } = render(<EmbedScreen session={session} investigation="siljish" />);
  expect(await screen.findByRole('heading', { name: 'Yuk qancha siljiydi' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'oʻzgarmaydi' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bashoratni saqlash' }));
  const investigation = within(screen.getByRole('article'));
  expect(investigation.getByRole('slider', { name: 'Uzunlik' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a broken address shows a notice', async () => {
  render(<EmbedScreen session={createSession(testDefinition)} isBroken />);
  expect(await screen.findByText('Havoladagi holat ochilmadi')).toBeVisible();
});

test('the embedding page receives each height once', () => {
  const postMessage = jest.fn();
  let height = 500.2;
  const element = withHeight(document.createElement('div'), () => height);
  const end = postHeight(element, { postMessage });
  observedElements.get(element)?.();
  observedElements.get(element)?.();
  expect(postMessage.mock.calls).toEqual([[{ type: 'zarra:resize', height: 501 }, '*']]);
  height = 740;
  observedElements.get(element)?.();
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'zarra:resize', height: 740 }, '*');
  end();
  expect(observedElements.has(element)).toBe(false);
});

test('the height is posted only inside another page', () => {
  const alone = render(<EmbedScreen session={createSession(testDefinition)} />);
  expect([...observedElements.keys()]).not.toContain(alone.container.firstChild);
  alone.unmount();

  const parentWindow = { postMessage: jest.fn() };
  jest.spyOn(globalThis, 'parent', 'get').mockReturnValue(parentWindow as unknown as Window);
  const { container } = render(<EmbedScreen session={createSession(testDefinition)} />);
  const frame = withHeight(container.firstChild as HTMLElement, () => 320);
  observedElements.get(frame)?.();
  expect(parentWindow.postMessage).toHaveBeenCalledWith({ type: 'zarra:resize', height: 320 }, '*');
  jest.restoreAllMocks();
});
