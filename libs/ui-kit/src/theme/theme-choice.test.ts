import { readThemeChoice, restoreThemeChoice, watchTheme, writeThemeChoice } from './theme-choice.js';
import { themeScript } from './theme-script.js';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});
afterEach(() => jest.restoreAllMocks());

it('follows the system until something is chosen', () => {
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('system');
  expect(root).not.toHaveAttribute('data-theme');
});

it('shows and remembers a choice', () => {
  writeThemeChoice('dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('forgets the choice when the system shall decide again', () => {
  writeThemeChoice('dark');
  writeThemeChoice('system');
  expect(root).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('theme')).toBeNull();
});

it('brings back what an earlier visit chose', () => {
  localStorage.setItem('theme', 'dark');
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('dark');
});

it('lets the page itself say its theme', () => {
  localStorage.setItem('theme', 'dark');
  root.dataset['theme'] = 'light';
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('light');
});

it('ignores nonsense in the storage', () => {
  localStorage.setItem('theme', 'purple');
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('system');
});

it('works for this page when storage is blocked or full', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  restoreThemeChoice();
  expect(readThemeChoice()).toBe('system');
  writeThemeChoice('dark');
  expect(readThemeChoice()).toBe('dark');
});

it('follows a choice made in another tab', async () => {
  const onChange = jest.fn();
  const stop = watchTheme(onChange);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  dispatchEvent(new StorageEvent('storage', { key: 'basket', newValue: 'light' }));
  await Promise.resolve();
  expect(readThemeChoice()).toBe('dark');
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(readThemeChoice()).toBe('dark');
});

it('shows the remembered theme before the first paint, by a line for the head', () => {
  localStorage.setItem('theme', 'dark');
  const script = document.createElement('script');
  script.textContent = themeScript; // As a page has it in its head.
  document.head.append(script);
  expect(root).toHaveAttribute('data-theme', 'dark');
});
