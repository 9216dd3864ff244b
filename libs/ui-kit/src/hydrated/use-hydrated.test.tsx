import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated.js';

const Sign = () => <p>{useHydrated() ? 'tirik' : 'qogʻoz'}</p>;

it('is false on a server, and true once the page from it is taken over', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Sign />);
  expect(place).toHaveTextContent('qogʻoz');
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(place, <Sign />, { onRecoverableError });
    await Promise.resolve();
  });
  expect(place).toHaveTextContent('tirik');
  expect(onRecoverableError).not.toHaveBeenCalled();
  place.remove();
});

it('is true from the first render in a page made in the browser', () => {
  render(<Sign />);
  expect(screen.getByText('tirik')).toBeVisible();
});
