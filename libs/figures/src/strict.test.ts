import { drawFigure, FigureError } from './index.js';

const crowded = {
  key: 'zich',
  alt: 'Bir nuqtada juda koʻp yozuvli belgi turgan grafik',
  graph: {
    x: { label: 'uzun vaqt yozuvi sekundlarda va yana uzun yozuv, s', from: 0, to: 4, step: 1 },
    y: { label: 's, m', from: 0, to: 4, step: 1 },
    curves: [{ function: 'x' }],
  },
};

test('what is refused for its labels can be drawn anyway', () => {
  expect(() => drawFigure(crowded)).toThrow(FigureError);
  expect(drawFigure(crowded, { strict: false }).svg).toMatch(/^<svg class="fg"/);
  expect(() => drawFigure({ ...crowded, graph: {} }, { strict: false })).toThrow(FigureError);
});
