// jsdom knows no pointers: a mouse's event that also says what points.
class TestPointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
Object.assign(globalThis, { PointerEvent: TestPointerEvent });
