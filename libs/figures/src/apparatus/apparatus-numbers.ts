import type { Numbers } from '../sheet/picture.js';
import type { Apparatus } from './apparatus-schema.js';

/** Numbers of labels such as `F_1 = 100 N`. */
export const apparatusNumbers = ({ parts }: Apparatus): Numbers =>
  Object.fromEntries(
    parts.flatMap(({ label = '' }) => {
      const {
        name,
        value,
        unit = '1',
      } = /^(?<name>\S+) = (?<value>-?\d+(?:\.\d+)?)(?: (?<unit>.+))?$/.exec(label)?.groups ?? {};
      return name === undefined ? [] : [[name, { value: Number(value), unit }] as const];
    }),
  );
