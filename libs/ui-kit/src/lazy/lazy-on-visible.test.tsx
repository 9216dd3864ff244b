import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { lazyOnVisible } from './lazy-on-visible.js';

const Text = ({ text }: { text: string }) => <p>{text}</p>;

it('loads at once in a page rendered in the browser', async () => {
  const Section = lazyOnVisible(() => Promise.resolve(Text));
  render(<Section text="Aloqa" />);
  expect(await screen.findByText('Aloqa')).toBeVisible();
});

it('retries a failed load as soon as the browser is online again', async () => {
  const load = jest.fn(() => Promise.resolve(Text));
  load.mockRejectedValueOnce(new Error('no network'));
  const Section = lazyOnVisible(load);
  render(<Section text="Aloqa" />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));

  await act(async () => {
    dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(await screen.findByText('Aloqa')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

describe('in a server-rendered page', () => {
  let intersect: () => void = () => undefined;
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = () => callback([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it("keeps the server's HTML until the section is near, and then hydrates it", async () => {
    const load = jest.fn(() => Promise.resolve(Text));
    const Section = lazyOnVisible(load);
    const container = document.body.appendChild(document.createElement('div'));
    // As a server renders it: the element, the comments of a Suspense boundary, the section.
    container.innerHTML = '<div><!--$--><p>Aloqa</p><!--/$--></div>';
    const paragraph = container.querySelector('p');
    await act(async () => {
      hydrateRoot(container, <Section text="Aloqa" />);
      await Promise.resolve();
    });
    expect(load).not.toHaveBeenCalled();
    expect(container.querySelector('p')).toBe(paragraph);

    await act(async () => {
      intersect();
      await Promise.resolve();
    });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(container.querySelector('p')).toBe(paragraph);
    container.remove();
  });
});
