import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated.js';

const Status = () => <p>{useHydrated() ? 'tirik' : 'qogʻoz'}</p>;

it('is false on a server, and true after hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Status />);
  expect(container).toHaveTextContent('qogʻoz');
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(container, <Status />, { onRecoverableError });
    await Promise.resolve();
  });
  expect(container).toHaveTextContent('tirik');
  expect(onRecoverableError).not.toHaveBeenCalled();
  container.remove();
});

it('is true from the first render in a page rendered in the browser', () => {
  render(<Status />);
  expect(screen.getByText('tirik')).toBeVisible();
});
