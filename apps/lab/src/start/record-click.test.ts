import { recordClickScript, replayClick } from './record-click.js';

const openPage = (): HTMLElement => {
  document.body.innerHTML = `<div id="root"><button aria-label="Boshlash"><svg></svg></button><button>Ulashish</button></div>`;
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a page runs it as an inline script
  new Function(recordClickScript)();
  return document.getElementById('root')!;
};

const countClicks = (root: HTMLElement): string[] => {
  const clicked: string[] = [];
  for (const button of root.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(button.ariaLabel ?? button.textContent));
  return clicked;
};

test('the last button pressed before hydration is pressed once more', () => {
  const root = openPage();
  root.querySelectorAll('button')[1]!.click();
  root.querySelector('svg')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  root.dataset['hydrated'] = '';
  const clicked = countClicks(root);
  replayClick(root);
  replayClick(root);
  expect(clicked).toEqual(['Boshlash']);
});

test('a button that replaced the pressed one by the same name is pressed', () => {
  const root = openPage();
  root.querySelectorAll('button')[1]!.click();
  root.dataset['hydrated'] = '';
  root.innerHTML = '<button>Ulashish</button>';
  const clicked = countClicks(root);
  replayClick(root);
  expect(clicked).toEqual(['Ulashish']);
});

test('a press after hydration is not recorded', () => {
  const root = openPage();
  root.dataset['hydrated'] = '';
  root.querySelector('button')!.click();
  const clicked = countClicks(root);
  replayClick(root);
  expect(clicked).toEqual([]);
});
