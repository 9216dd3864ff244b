// Browser features missing in jsdom. The real behaviour is tested in Chromium.

/** All canvas calls in order: method name and arguments. */
export const canvasCalls: [string, ...unknown[]][] = [];

const context = new Proxy<Record<string | symbol, unknown>>(
  {},
  {
    get: (stored, name) =>
      stored[name] ??
      ((...args: unknown[]) => {
        canvasCalls.push([String(name), ...args]);
        return { width: 0, addColorStop: () => undefined };
      }),
  },
);

Object.assign(HTMLCanvasElement.prototype, {
  getContext: (kind: string) => (kind === '2d' ? context : null),
  toBlob: (done: BlobCallback) => done(new Blob(['image'], { type: 'image/png' })),
});
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/** Observed elements with their ResizeObserver callbacks. */
export const observedElements = new Map<Element, () => void>();

Object.assign(globalThis, {
  scrollTo: () => undefined,
  ResizeObserver: class {
    readonly #seen: Element[] = [];
    constructor(private readonly listener: () => void) {}
    observe(element: Element) {
      this.#seen.push(element);
      observedElements.set(element, this.listener);
    }
    disconnect() {
      for (const element of this.#seen) observedElements.delete(element);
    }
  },
});

globalThis.PointerEvent = class extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
  }
} as typeof PointerEvent;
