/** What the reader chose: follow the system, or one theme always. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';

// The attribute on <html> is the only truth while the page lives, so nothing has to be kept in a module variable
// and a blocked or full storage costs no more than the memory of the choice.
const root = () => document.documentElement;

const toChoice = (value: string | null | undefined): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The choice in force on this page. */
export const readThemeChoice = (): ThemeChoice => toChoice(root().dataset['theme']);

const show = (choice: ThemeChoice) => {
  if (choice === 'system') delete root().dataset['theme'];
  else root().dataset['theme'] = choice;
};

/** Shows a choice and remembers it where the browser allows. */
export const writeThemeChoice = (choice: ThemeChoice): void => {
  show(choice);
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Private windows and full disks refuse: the choice then lasts as long as the page.
  }
};

/** Shows what an earlier visit remembered, unless the page already says its theme. */
export const restoreThemeChoice = (): void => {
  if (root().dataset['theme'] !== undefined) return;
  try {
    show(toChoice(localStorage.getItem(STORAGE_KEY)));
  } catch {
    // Nothing remembered: the system decides.
  }
};

/** What is really seen: the choice, or the system's answer. */
export const readShownTheme = (): 'light' | 'dark' => {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
};

/** Calls back when the choice changes here, in another tab, or with the system. Returns how to stop. */
export const watchTheme = (onChange: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) show(toChoice(event.newValue));
  };
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia(DARK_QUERY);
  system.addEventListener('change', onChange);
  addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
    removeEventListener('storage', onStorage);
  };
};
