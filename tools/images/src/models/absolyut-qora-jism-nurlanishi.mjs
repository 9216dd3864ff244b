// @ts-check
import { range } from '../numerics.mjs';
import { ink, quantum } from '../palette.mjs';
import { arrowHead, dots, line, lines, shade, shape, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * Planck's law by wavelength, u ~ λ⁻⁵/(e^(c₂/λT) − 1), c₂ = 14,388 µm·K, at 3,500, 4,500, 5,200 and 5,800 K; λ from 0 to 2.4 µm,
 * 1 µm is 112 units. The peaks lie at λT = 2,898 µm·K (Wien), on the dashed line; the grey band is visible light, 0.38–0.76 µm.
 */
/** @param {number} length wavelength in µm @param {number} temperature in K */
const glow = (length, temperature) => length ** -5 / (Math.exp(14388 / (length * temperature)) - 1);

const highest = glow(2898 / 5800, 5800);

/** @param {number} length @param {number} temperature @returns {Point} */
const at = (length, temperature) => [32 + length * 112, 172 - (142 * glow(length, temperature)) / highest];

/** @param {number} temperature */
const spectrum = (temperature) => range(0.1, 2.4, 230).map((length) => at(length, temperature));

export function draw() {
  const temperatures = [3500, 4500, 5200];
  const peaks = [...temperatures, 5800].map((temperature) => at(2898 / temperature, temperature));
  const [violet, red] = [32 + 0.38 * 112, 32 + 0.76 * 112];
  return [
    shape(
      [
        [violet, 22],
        [red, 22],
        [red, 172],
        [violet, 172],
      ],
      { fill: ink, opacity: shade },
    ),
    lines(temperatures.map(spectrum), { stroke: quantum }),
    line(
      range(2600, 5800, 60).map((temperature) => at(2898 / temperature, temperature)),
      { stroke: ink, dash: '3 5' },
    ),
    line(spectrum(5800), { stroke: quantum, width: thick }),
    lines(
      [
        [
          [32, 20],
          [32, 172],
          [306, 172],
        ],
        arrowHead([32, 18], [0, -1]),
        arrowHead([308, 172], [1, 0]),
      ],
      { stroke: ink },
    ),
    dots(peaks, 8, { stroke: quantum }),
  ];
}
