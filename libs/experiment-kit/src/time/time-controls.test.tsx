import { act, render, screen } from '@testing-library/react';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { TimeControls } from './time-controls.js';

const shown = () => screen.getByRole('slider', { name: 'Yozib olingan vaqt' }).getAttribute('aria-valuetext');

test.each([
  ['seconds of the model', {}, '1,50\u00A0s'],
  ['seconds of the model, however fast they pass', { pace: 0.5 }, '1,50\u00A0s'],
  ['its own unit', { timeUnit: { unit: 'yil', si: 3, decimals: 3 } }, '0,500\u00A0yil'],
])('time is shown in %s', (_, more, words) => {
  const session = createSession({ ...testLab, ...more });
  render(<TimeControls session={session} onSay={() => undefined} />);
  act(() => session.stepBy(150));
  expect(shown()).toBe(words);
  expect(screen.getByText(words.replace('\u00A0', ' '))).toBeVisible();
  // Ten news a second would drown every other word.
  expect(screen.getByText(words.replace('\u00A0', ' '))).toHaveAttribute('aria-live', 'off');
});
