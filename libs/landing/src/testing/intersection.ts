import { act } from '@testing-library/react';

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;
const observed = new Map<MockObserver, Set<Element>>();

class MockObserver {
  constructor(private readonly callback: Callback) {
    observed.set(this, new Set());
  }
  observe(element: Element) {
    observed.get(this)?.add(element);
  }
  disconnect() {
    observed.delete(this);
  }
  notify(isIntersecting: boolean, element: Element) {
    if (observed.get(this)?.has(element)) this.callback([{ target: element, isIntersecting }]);
  }
}

/** Installs a mock IntersectionObserver, which jsdom lacks, and removes it after each test. */
export const mockIntersectionObserver = (): void => {
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: MockObserver }));
  afterEach(() => {
    observed.clear();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
};

/** Makes an element enter or leave the viewport. */
export const setIntersecting = (element: Element, isIntersecting: boolean): void =>
  act(() => {
    for (const observer of [...observed.keys()]) observer.notify(isIntersecting, element);
  });
