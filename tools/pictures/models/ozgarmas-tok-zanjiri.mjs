// @ts-check
import { electricity, ink } from '../palette.mjs';
import { arrowHead, circle, dots, lines, shapes, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * A circuit in the signs of IEC 60617: a cell, a closed switch, a lamp in the common wire, and two resistors R and 2R side by
 * side. At one voltage I = U/R: the currents are 2 : 1, in the common wire 3; the arrows' sizes are as 3 : 2 : 1.
 */
const [left, right, top, bottom] = [44, 276, 38, 162];

/** @param {number} y @returns {Point[]} */
const resistor = (y) => [
  [192, y - 10],
  [242, y - 10],
  [242, y + 10],
  [192, y + 10],
];

/** @param {Point} tip @param {Point} along @param {number} current */
const flow = (tip, along, current) => arrowHead(tip, along, 4.5 * current);

export function draw() {
  const cross = 15 * Math.SQRT1_2;
  return [
    lines(
      [
        [
          [left, 93],
          [left, top],
          [84, top],
        ],
      ],
      { stroke: ink },
    ),
    lines(
      [
        [
          [120, top],
          [right, top],
          [right, 74],
          [242, 74],
        ],
        [
          [192, 74],
          [138, 74],
          [138, 124],
          [192, 124],
        ],
        [
          [242, 124],
          [right, 124],
          [right, 74],
        ],
        [
          [138, 99],
          [112, 99],
          [112, bottom],
          [97, bottom],
        ],
        [
          [67, bottom],
          [left, bottom],
          [left, 107],
        ],
      ],
      { stroke: ink },
    ),
    lines(
      [
        [
          [84, top],
          [120, top - 1],
        ],
      ],
      { stroke: ink, width: thick },
    ),
    dots(
      [
        [84, top],
        [120, top],
        [right, 74],
        [138, 99],
      ],
      6,
      { stroke: ink },
    ),
    lines(
      [
        [
          [26, 94],
          [62, 94],
        ],
        [
          [34, 106],
          [54, 106],
        ],
      ],
      { stroke: electricity, width: thick },
    ),
    shapes([resistor(74), resistor(124)], { stroke: electricity, width: thick }),
    circle([82, bottom], 15, { stroke: electricity, width: thick }),
    lines(
      [
        [
          [82 - cross, bottom - cross],
          [82 + cross, bottom + cross],
        ],
        [
          [82 - cross, bottom + cross],
          [82 + cross, bottom - cross],
        ],
      ],
      { stroke: electricity },
    ),
    lines(
      [
        flow([205, top], [1, 0], 3),
        flow([160, 74], [-1, 0], 2),
        flow([160, 124], [-1, 0], 1),
        flow([left, 138], [0, -1], 3),
      ],
      { stroke: electricity, width: thick },
    ),
  ];
}
