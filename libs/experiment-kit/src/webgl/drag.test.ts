import { createDrag } from './drag.js';

test('a mouse turns and tilts; a pointer that is not pressed does nothing', () => {
  const drag = createDrag();
  expect(drag.move(1, 50, 50)).toBeUndefined();
  drag.down(1, 0, 0, false);
  const swing = drag.move(1, 180, 90);
  expect(swing?.turn).toBeCloseTo(Math.PI / 2, 12);
  expect(swing?.tilt).toBeCloseTo(Math.PI / 4, 12);
  expect(drag.move(1, 180, 90)).toEqual({ turn: 0, tilt: 0 });
  drag.up(1);
  expect(drag.move(1, 0, 0)).toBeUndefined();
});

test('one finger only turns; two fingers together turn and tilt once', () => {
  const drag = createDrag();
  drag.down(1, 0, 0, true);
  expect(drag.move(1, 36, 36)).toEqual({ turn: Math.PI / 10, tilt: 0 });
  drag.down(2, 100, 0, true);
  const [one, other] = [drag.move(1, 72, 72), drag.move(2, 136, 36)];
  expect((one?.turn ?? 0) + (other?.turn ?? 0)).toBeCloseTo(Math.PI / 10, 12);
  expect((one?.tilt ?? 0) + (other?.tilt ?? 0)).toBeCloseTo(Math.PI / 10, 12);
  drag.up(2);
  expect(drag.move(1, 72, 172)?.tilt).toBe(0);
});
