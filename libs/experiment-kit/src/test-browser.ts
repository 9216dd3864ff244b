// What jsdom lacks of a browser. The real behaviour is tested in Chromium.

/** Everything a canvas was told, in order: the name of a method and what it was given. */
export const drawn: [string, ...unknown[]][] = [];

const context = new Proxy<Record<string | symbol, unknown>>(
  {},
  {
    get: (kept, name) =>
      kept[name] ??
      ((...given: unknown[]) => {
        drawn.push([String(name), ...given]);
        return { width: 0 };
      }),
  },
);

Object.assign(HTMLCanvasElement.prototype, {
  getContext: (kind: string) => (kind === '2d' ? context : null),
  toBlob: (done: BlobCallback) => done(new Blob(['picture'], { type: 'image/png' })),
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/** Elements whose size is watched, and who watches. */
export const watched = new Map<Element, () => void>();

Object.assign(globalThis, {
  scrollTo: () => undefined,
  ResizeObserver: class {
    readonly #seen: Element[] = [];
    constructor(private readonly listener: () => void) {}
    observe(element: Element) {
      this.#seen.push(element);
      watched.set(element, this.listener);
    }
    disconnect() {
      for (const element of this.#seen) watched.delete(element);
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
