import { createRandom } from '@zarra/physics';
import { measureReadout, type ExperimentDefinition } from '../experiment/experiment.js';
import type { FurtherQuantities, Quantities, SetUp } from '../experiment/investigation.js';
import { initialValues, inSi } from '../experiment/parameter.js';

/**
 * Named numbers of a set-up: its parameters, its readouts at the start, and further quantities of the experiment.
 * @param further loaded by `quantities` of the definition
 */
export function quantitiesOf(
  definition: ExperimentDefinition,
  { values }: Pick<SetUp, 'values'>,
  further: FurtherQuantities = {},
): Quantities {
  const { parameters, readouts, model, slug } = definition;
  const all = { ...initialValues(parameters), ...values };
  const calculate = (name: string, changes: Readonly<Record<string, number>>): number => {
    const si = inSi(parameters, { ...all, ...changes });
    const readout = readouts.find(({ key }) => key === name);
    if (readout) {
      return measureReadout(definition, readout, { time: 0, state: model.start(si, createRandom(1)), si });
    }
    const quantity = further[name];
    if (!quantity) throw new Error(`${slug} has no quantity ${name}`);
    return quantity.value(si, changes['time'] ?? 0);
  };
  // Some quantities are found by simulation, and every render asks for them.
  const known = new Map<string, number>();
  return (name, changes) => {
    const parameter = all[name];
    if (!changes && parameter !== undefined) return parameter;
    const key = name + JSON.stringify(changes ?? {});
    const value = known.get(key) ?? calculate(name, changes ?? {});
    known.set(key, value);
    return value;
  };
}
