/** jsdom lays nothing out, so nothing in it is ever resized. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { ResizeObserver: StillObserver });
