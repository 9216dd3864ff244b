// jsdom does not implement showModal() and close(). Stories test the real behaviour (inert page, focus) in Chromium.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

// jsdom has no PointerEvent: a mouse event with a pointer type.
class TestPointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
Object.assign(globalThis, { PointerEvent: TestPointerEvent });
