import { drawFigure } from './draw-figure.js';

const alt = 'Tekshiriladigan chizma, unda hisoblangan kattaliklar bor';
const scene = { experiment: 'ideal-gaz', state: 'siqish', at: '1.2 s' };
const drawScene = ({ at }: { at?: number | undefined }) => ({
  ...{ content: '<path d="M0 0H9"/>', width: 328, height: 200, text: 'Silindrda gaz.' },
  numbers: { t: { value: at ?? 0, unit: 's' } },
});

test('the drawing of an experiment gets the frame of figures', () => {
  const figure = drawFigure({ key: 'chizma', alt, scene }, { scene: drawScene });
  expect(figure.svg).toBe(
    `<svg class="fg" viewBox="0 0 328 200" role="img"><title>${alt}</title><path d="M0 0H9"/></svg>`,
  );
  expect(figure).toMatchObject({ text: 'Silindrda gaz.', numbers: { t: { value: 1.2, unit: 's' } } });
});

test('without a drawing function it is refused, as is a time without a unit', () => {
  expect(() => drawFigure({ key: 'chizma', alt, scene })).toThrow(/no experiments/);
  expect(() => drawFigure({ key: 'chizma', alt, scene: { ...scene, at: '1.2' } })).toThrow(/1.2 s/);
});
