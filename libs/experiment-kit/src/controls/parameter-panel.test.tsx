import '../test-browser.js';
import { act, render, screen } from '@testing-library/react';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { ParameterPanel } from './parameter-panel.js';

test('a parameter that means nothing now has no control, and gets it back', () => {
  const session = createSession({
    ...testLab,
    isInUse: (key, values, view) => key !== 'pull' || (values.kind > 0 && view.arrows === 1),
  });
  render(<ParameterPanel session={session} />);
  const pull = () => screen.queryByRole('slider', { name: 'Kuch' });
  expect(pull()).not.toBeInTheDocument();
  act(() => session.set({ kind: 1 }));
  expect(pull()).not.toBeInTheDocument();
  act(() => session.setView({ arrows: 1 }));
  expect(pull()).toBeInTheDocument();
});
