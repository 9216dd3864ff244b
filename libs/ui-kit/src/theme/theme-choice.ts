/** What the reader chose: follow the system, or one theme always. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';
const MORE_QUERY = '(prefers-contrast: more)';

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

/** Whether the page or the system asks for more contrast. */
export const isContrastWished = (): boolean =>
  root().dataset['contrast'] === 'more' || matchMedia(MORE_QUERY).matches;

/** Calls back when the choice or the wish changes here, in another tab, or with the system. Returns how to stop. */
export const watchTheme = (onChange: () => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) show(toChoice(newValue));
  };
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributes: true, attributeFilter: ['data-theme', 'data-contrast'] });
  const system = [DARK_QUERY, MORE_QUERY].map((query) => matchMedia(query));
  for (const query of system) query.addEventListener('change', onChange);
  addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    for (const query of system) query.removeEventListener('change', onChange);
    removeEventListener('storage', onStorage);
  };
};
