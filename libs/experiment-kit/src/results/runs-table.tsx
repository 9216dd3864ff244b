import { Button, Icon } from '@zarra/ui-kit';
import { Trash2 } from 'lucide';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { initialValues } from '../experiment/parameter.js';
import { formatTime, formatValue, labelWithUnit } from '../format/format-value.js';
import { differencesOf } from '../format/parameter-differences.js';
import type { SavedRun } from './saved-run.js';
import { WideTable } from '../format/wide-table.js';

interface RunsTableProps {
  definition: ExperimentDefinition;
  runs: readonly SavedRun[];
  onRemove: (number: number) => void;
}

/** Table of the saved runs and their differences. */
export function RunsTable({ definition, runs, onRemove }: RunsTableProps) {
  const strings = useKitMessages().runs;
  const { parameters, readouts, controlOverride } = definition;
  const compared = [initialValues(parameters), ...runs.map(({ values }) => values)];
  return (
    <WideTable label={strings.title}>
      <thead>
        <tr>
          <th scope="col">{strings.number}</th>
          <th scope="col" data-text="">
            {strings.differs}
          </th>
          <th scope="col">{strings.time}</th>
          {readouts.map((readout) => (
            <th key={readout.key} scope="col">
              {labelWithUnit(readout)}
            </th>
          ))}
          <th scope="col">{strings.removal}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.number}>
            <th scope="row">{run.number}</th>
            <td data-text="">
              {differencesOf(parameters, compared, run.values, strings.more, controlOverride).join('; ') ||
                strings.initial}
            </td>
            <td>{formatTime(definition, run.time)}</td>
            {readouts.map(({ key, decimals, scientific }, index) => (
              <td key={key}>{formatValue(run.readings[index] ?? Number.NaN, decimals, scientific)}</td>
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
