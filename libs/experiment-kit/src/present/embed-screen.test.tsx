import { watched } from '../test-browser.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { EmbedScreen } from './embed-screen.js';
import { tellHeight } from './tell-height.js';

const withHeight = (element: HTMLElement, height: () => number) => {
  element.getBoundingClientRect = () => DOMRect.fromRect({ height: height() });
  return element;
};

test('only stage and time are there, and parameters when asked for', async () => {
  const { container } = render(<EmbedScreen session={createSession(testLab)} />);
  expect(screen.getByRole('group', { name: 'Vaqtni boshqarish' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Yuk:/ })).toBeVisible();
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

test('a broken address is said', () => {
  render(<EmbedScreen session={createSession(testLab)} isBroken />);
  expect(screen.getByText('Havoladagi holat ochilmadi')).toBeVisible();
});

test('the page around hears the height, once for each', () => {
  const postMessage = jest.fn();
  let height = 500.2;
  const element = withHeight(document.createElement('div'), () => height);
  const end = tellHeight(element, { postMessage });
  watched.get(element)?.();
  watched.get(element)?.();
  expect(postMessage.mock.calls).toEqual([[{ type: 'zarra:resize', height: 501 }, '*']]);
  height = 740;
  watched.get(element)?.();
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'zarra:resize', height: 740 }, '*');
  end();
  expect(watched.has(element)).toBe(false);
});

test('inside a page it speaks to it, alone to nobody', () => {
  const alone = render(<EmbedScreen session={createSession(testLab)} />);
  expect([...watched.keys()]).not.toContain(alone.container.firstChild);
  alone.unmount();

  const around = { postMessage: jest.fn() };
  jest.spyOn(globalThis, 'parent', 'get').mockReturnValue(around as unknown as Window);
  const { container } = render(<EmbedScreen session={createSession(testLab)} />);
  const frame = withHeight(container.firstChild as HTMLElement, () => 320);
  watched.get(frame)?.();
  expect(around.postMessage).toHaveBeenCalledWith({ type: 'zarra:resize', height: 320 }, '*');
  jest.restoreAllMocks();
});
