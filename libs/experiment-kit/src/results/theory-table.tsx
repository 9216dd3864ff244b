import { Text } from '@zarra/ui-kit';
import { useStore } from 'zustand';
import { useAllMessages } from '../messages/use-all-messages.js';
import { measureReadout } from '../experiment/experiment.js';
import { formatValue } from '../format/format-value.js';
import type { Session } from '../run/session.js';
import { compareWithTheory } from './theory.js';
import { WideTable } from '../format/wide-table.js';

/** Current readouts, the exact solution, and their differences. */
export function TheoryTable({ session }: { session: Session }) {
  const messages = useAllMessages();
  const strings = messages.theory;
  // The component re-renders on every change of the session.
  useStore(session.store);
  const { definition } = session;
  const { computed, exact, missingReason } = compareWithTheory(session);
  return (
    <div>
      <WideTable label={messages.readouts.title}>
        <thead>
          <tr>
            <th scope="col" data-text="">
              {messages.readouts.quantity}
            </th>
            <th scope="col">{strings.computed}</th>
            <th scope="col">{strings.exact}</th>
            <th scope="col">{strings.difference}</th>
          </tr>
        </thead>
        <tbody>
          {definition.readouts.map((readout) => {
            const { key, label, unit, decimals, scientific } = readout;
            const computedValue = measureReadout(definition, readout, computed);
            const exactValue = exact ? measureReadout(definition, readout, exact) : Number.NaN;
            return (
              <tr key={key}>
                <th scope="row">{unit === '' ? label : `${label} (${unit})`}</th>
                <td>{formatValue(computedValue, decimals, scientific)}</td>
                <td>{formatValue(exactValue, decimals, scientific)}</td>
                {/* Small differences are the point of the comparison. */}
                <td>{formatValue(computedValue - exactValue, decimals, true)}</td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
      {missingReason && (
        <Text size="sm" tone="muted" role="status">
          {strings[missingReason]}
        </Text>
      )}
    </div>
  );
}
