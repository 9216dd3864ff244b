import { act } from '@testing-library/react';

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;
const watched = new Map<StandInObserver, Set<Element>>();

class StandInObserver {
  constructor(private readonly callback: Callback) {
    watched.set(this, new Set());
  }
  observe(element: Element) {
    watched.get(this)?.add(element);
  }
  disconnect() {
    watched.delete(this);
  }
  tell(isIntersecting: boolean, element: Element) {
    if (watched.get(this)?.has(element)) this.callback([{ target: element, isIntersecting }]);
  }
}

/** Gives the page an IntersectionObserver, which jsdom lacks, and takes it away after each test. */
export const withView = (): void => {
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: StandInObserver }));
  afterEach(() => {
    watched.clear();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
};

/** Lets an element come into view or leave it. */
export const setInView = (element: Element, isInView: boolean): void =>
  act(() => {
    for (const observer of [...watched.keys()]) observer.tell(isInView, element);
  });
