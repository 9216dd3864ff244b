import type { State } from '@zarra/physics';
import { Text } from '@zarra/ui-kit';
import { useStore } from 'zustand';
import { kitStrings } from '../kit-strings.js';
import { measure } from '../readouts/measure.js';
import { showValue } from '../readouts/show-value.js';
import type { Session } from '../session/create-session.js';
import { compare } from './theory.js';
import { WideTable } from './wide-table.js';

const strings = kitStrings.theory;

/** Props of {@link TheoryTable}. */
export interface TheoryTableProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
}

/** What is measured now beside what the exact solution says, and how far they are apart. */
export function TheoryTable<K extends string, S extends State, V extends string>({
  session,
}: TheoryTableProps<K, S, V>) {
  // Measured anew whenever the session has news.
  useStore(session.news);
  const { lab } = session;
  const { computed, exact, lack } = compare(session);
  return (
    <div>
      <WideTable label={kitStrings.readouts.title}>
        <thead>
          <tr>
            <th scope="col" data-words="">
              {kitStrings.readouts.quantity}
            </th>
            <th scope="col">{strings.computed}</th>
            <th scope="col">{strings.exact}</th>
            <th scope="col">{strings.difference}</th>
          </tr>
        </thead>
        <tbody>
          {lab.readouts.map((readout) => {
            const { key, label, unit, decimals, powers } = readout;
            const own = measure(lab, readout, computed);
            const other = exact ? measure(lab, readout, exact) : Number.NaN;
            return (
              <tr key={key}>
                <th scope="row">{unit === '' ? label : `${label} (${unit})`}</th>
                <td>{showValue(own, decimals, powers)}</td>
                <td>{showValue(other, decimals, powers)}</td>
                {/* A hair between them is what is looked for. */}
                <td>{showValue(own - other, decimals, true)}</td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
      {lack && (
        <Text size="sm" tone="muted" role="status">
          {strings[lack]}
        </Text>
      )}
    </div>
  );
}
