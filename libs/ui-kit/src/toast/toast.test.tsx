import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useToast } from './toast-context.js';
import { ToastProvider } from './toast.js';

const Page = () => {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.success('Yuborildi')}>Yuborish</button>
      <button onClick={() => toast.error('Yuborilmadi')}>Xato</button>
    </>
  );
};

const show = () =>
  render(
    <ToastProvider labels={{ region: 'Bildirishnomalar', close: 'Yopish' }}>
      <Page />
    </ToastProvider>,
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const messages = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

const setTabHidden = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('has no accessibility violations', async () => {
  const { container } = show();
  press('Yuborish');
  press('Xato');
  expect(await axe(container)).toHaveNoViolations();
});

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is announced by live regions that existed before: errors assertively, others politely', () => {
    show();
    const polite = screen.getByRole('status');
    const urgent = screen.getByRole('alert');
    press('Yuborish');
    press('Xato');
    expect(polite).toHaveTextContent('Yuborildi');
    expect(polite).not.toHaveTextContent('Yuborilmadi');
    expect(urgent).toHaveTextContent('Yuborilmadi');
  });

  it('closes after 3000 ms', () => {
    show();
    press('Yuborish');
    wait(2999);
    expect(messages()).toEqual(['Yuborildi']);
    wait(1);
    expect(messages()).toEqual([]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('pauses on hover', () => {
    show();
    press('Yuborish');
    fireEvent.pointerEnter(screen.getByRole('list'));
    wait(10_000);
    expect(messages()).toEqual(['Yuborildi']);
    fireEvent.pointerLeave(screen.getByRole('list'));
    wait(3000);
    expect(messages()).toEqual([]);
  });

  it('pauses on focus', () => {
    show();
    press('Yuborish');
    act(() => screen.getByRole('button', { name: 'Yopish' }).focus());
    wait(10_000);
    expect(messages()).toEqual(['Yuborildi']);
    act(() => screen.getByRole('button', { name: 'Xato' }).focus());
    wait(3000);
    expect(messages()).toEqual([]);
  });

  it('pauses while the tab is hidden', () => {
    show();
    setTabHidden(true);
    press('Yuborish');
    wait(60_000);
    expect(messages()).toEqual(['Yuborildi']);
    setTabHidden(false);
    wait(3000);
    expect(messages()).toEqual([]);
  });

  it('closes by its button, and returns the focus', () => {
    show();
    const opener = screen.getByRole('button', { name: 'Yuborish' });
    act(() => opener.focus());
    press('Yuborish');
    act(() => screen.getByRole('button', { name: 'Yopish' }).focus());
    press('Yopish');
    expect(messages()).toEqual([]);
    expect(opener).toHaveFocus();
  });

  it('closes by Escape, the newest first', () => {
    show();
    press('Yuborish');
    press('Xato');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(messages()).toEqual(['Yuborildi']);
  });

  it('leaves Escape to an open dialog', () => {
    show();
    press('Yuborish');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(messages()).toEqual(['Yuborildi']);
    dialog.remove();
  });
});

it('throws without a provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Page />)).toThrow('ToastProvider');
});
