import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { onApproach } from './on-approach.js';

const Text = ({ text }: { text: string }) => <p>{text}</p>;

it('fetches its file at once in a page made in the browser', async () => {
  const Part = onApproach(() => Promise.resolve(Text));
  render(<Part text="Aloqa" />);
  expect(await screen.findByText('Aloqa')).toBeVisible();
});

it('asks again for a file that cannot be had, as soon as the network is back', async () => {
  const load = jest.fn(() => Promise.resolve(Text));
  load.mockRejectedValueOnce(new Error('no network'));
  const Part = onApproach(load);
  render(<Part text="Aloqa" />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));

  await act(async () => {
    dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(await screen.findByText('Aloqa')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

describe('on a page from a server', () => {
  let come: () => void = () => undefined;
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => callback([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('leaves the part as it came until it is near, and then takes it over', async () => {
    const load = jest.fn(() => Promise.resolve(Text));
    const Part = onApproach(load);
    const place = document.body.appendChild(document.createElement('div'));
    // What a server renders: its element, the borders of a boundary, the part.
    place.innerHTML = '<div><!--$--><p>Aloqa</p><!--/$--></div>';
    const asItCame = place.querySelector('p');
    await act(async () => {
      hydrateRoot(place, <Part text="Aloqa" />);
      await Promise.resolve();
    });
    expect(load).not.toHaveBeenCalled();
    expect(place.querySelector('p')).toBe(asItCame);

    await act(async () => {
      come();
      await Promise.resolve();
    });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(place.querySelector('p')).toBe(asItCame);
    place.remove();
  });
});
