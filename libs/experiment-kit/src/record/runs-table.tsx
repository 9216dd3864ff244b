import type { State } from '@zarra/physics';
import { Button, Icon } from '@zarra/ui-kit';
import { Trash2 } from 'lucide';
import type { Lab } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import { showValue } from '../readouts/show-value.js';
import { showTime } from '../time/show-time.js';
import { notesOf, type KeptRun } from './kept-run.js';
import { WideTable } from './wide-table.js';

const strings = kitStrings.runs;

/** Props of {@link RunsTable}. */
export interface RunsTableProps<K extends string, S extends State, V extends string> {
  lab: Lab<K, S, V>;
  runs: readonly KeptRun<K>[];
  onRemove: (number: number) => void;
}

/** The kept runs, a row each, with what tells them apart. */
export function RunsTable<K extends string, S extends State, V extends string>({
  lab,
  runs,
  onRemove,
}: RunsTableProps<K, S, V>) {
  const { parameters, readouts, shownAs } = lab;
  return (
    <WideTable label={strings.title}>
      <thead>
        <tr>
          <th scope="col">{strings.number}</th>
          <th scope="col" data-words="">
            {strings.differs}
          </th>
          <th scope="col">{strings.time}</th>
          {readouts.map(({ key, label, unit }) => (
            <th key={key} scope="col">
              {unit === '' ? label : `${label}, ${unit}`}
            </th>
          ))}
          <th scope="col">{strings.removal}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.number}>
            <th scope="row">{run.number}</th>
            <td data-words="">{notesOf(parameters, runs, run, shownAs).join('; ') || strings.initial}</td>
            <td>{showTime(lab, run.time)}</td>
            {readouts.map(({ key, decimals, powers }, index) => (
              <td key={key}>{showValue(run.readings[index] ?? Number.NaN, decimals, powers)}</td>
            ))}
            <td>
              <Button
                size="sm"
                variant="quiet"
                icon={<Icon node={Trash2} />}
                aria-label={strings.remove(run.number)}
                onClick={() => onRemove(run.number)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
