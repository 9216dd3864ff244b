import { act, render, screen, waitFor } from '@testing-library/react';
import { kitStrings } from '../kit-strings.js';
import { createSession } from '../session/create-session.js';
import { drawn } from '../test-browser.js';
import { testLab } from '../test-lab.js';
import { Stage } from './stage.js';

beforeEach(() => {
  drawn.length = 0;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => jest.restoreAllMocks());

const handleAt = (): number => parseFloat(screen.getByRole('button', { name: /^Yuk/ }).style.translate);

test('a flat experiment has nothing to turn', async () => {
  const session = createSession(testLab);
  render(<Stage session={session} />);
  await waitFor(() => expect(drawn.some(([call]) => call === 'arc')).toBe(true));
  // A second picture: whatever comes late with the first is there.
  drawn.length = 0;
  act(() => session.set({ length: 2 }));
  await waitFor(() => expect(drawn.some(([call]) => call === 'arc')).toBe(true));
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('a deep one without WebGL is drawn flat, aslant, and says so; its handle follows every turn', async () => {
  render(<Stage session={createSession({ ...testLab, deep: 'aslant' })} />);
  const note = await screen.findByText(kitStrings.view.simplified.missing);
  expect(note).toHaveAttribute('role', 'status');
  await waitFor(() => expect(handleAt()).toBeGreaterThan(0));
  const before = handleAt();
  screen.getByRole('button', { name: kitStrings.view.right }).click();
  await waitFor(() => expect(handleAt()).not.toBe(before));
  // The body and its handle are at one place.
  await waitFor(() => {
    const [, left] = drawn.findLast(([call]) => call === 'arc') ?? [];
    expect(left).toBeCloseTo(handleAt(), 2);
  });
  // The ground: its axes are named.
  expect(drawn.some(([call, words]) => call === 'fillText' && words === 'z')).toBe(true);
});

test('a body that is not there has no handle; one that is pressed changes what it says', async () => {
  const [body] = testLab.handles;
  if (!body) throw new Error('The test has no body');
  const session = createSession({
    ...testLab,
    handles: [
      { ...body, key: 'far', label: 'Uzoq yuk', isThere: ({ values }) => values.length > 1.5 },
      {
        ...body,
        press: ({ view }) => ({ values: { length: 2 }, view: { arrows: 1 - view.arrows } }),
        spoken: ({ view }) => (view.arrows === 1 ? 'tanlangan' : 'tanlanmagan'),
      },
    ],
  });
  render(<Stage session={session} />);
  expect(screen.queryByRole('button', { name: /^Uzoq yuk/ })).not.toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Yuk: tanlanmagan' }).click());
  expect(screen.getByRole('button', { name: 'Yuk: tanlangan' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Uzoq yuk/ })).toBeInTheDocument();
});

test.each([
  ['as large as usual', '16px', 400, 14],
  ['half as large again in projector mode', '24px', 1000, 21],
  ['as large as a small stage can hold', '24px', 400, 14],
])('words on the stage are %s', async (_, fontSize, width, size) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const fonts: string[] = [];
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The test has no canvas');
  Object.defineProperty(context, 'font', { configurable: true, set: (font: string) => fonts.push(font) });
  render(
    <>
      {/* jsdom hands no size of type down. */}
      <style>{`canvas { font-size: ${fontSize} }`}</style>
      <Stage
        session={createSession({
          ...testLab,
          draw: (pen) => pen.label(0, 0, 0, 'F', 'text'),
        })}
      />
    </>,
  );
  await waitFor(() => expect(fonts.length).toBeGreaterThan(0));
  expect(parseFloat(fonts.at(-1)?.replace('600 ', '') ?? '')).toBe(size);
  Reflect.deleteProperty(context, 'font');
});
