import { Button, Icon } from '@zarra/ui-kit';
import { arrowDownUp } from '@zarra/ui-kit/icons/arrow-down-up';
import { trash } from '@zarra/ui-kit/icons/trash';
import { useState } from 'react';
import { useAllMessages } from '../messages/use-all-messages.js';
import { initialValues } from '../experiment/parameter.js';
import { differencesOf } from '../format/parameter-differences.js';
import { formatValue, labelWithUnit } from '../format/format-value.js';
import { WideTable } from '../format/wide-table.js';
import type { Session } from '../run/session.js';
import { formatOf, instrumentOf, valueOf } from './axis.js';
import { formatMeasured } from './format-measured.js';
import type { PointsChoice } from '../experiment/points-choice.js';
import type { Point } from './points.js';

interface PointsTableProps {
  session: Session;
  points: readonly Point[];
  choice: PointsChoice;
  onRemove: (id: number) => void;
}

/** Table of recorded points: both quantities with their uncertainty, and what was set differently. */
export function PointsTable({ session, points, choice, onRemove }: PointsTableProps) {
  const { measurements: strings, readouts, runs } = useAllMessages();
  const { definition } = session;
  const { parameters, controlOverride } = definition;
  const [sortedBy, setSortedBy] = useState<'x' | 'y'>();
  const columns = (['x', 'y'] as const).map((axis) => {
    const { quantity } = choice[axis];
    return { axis, quantity, format: formatOf(definition, readouts.time, quantity) };
  });
  const sorted = sortedBy
    ? points.toSorted(
        (a, b) =>
          valueOf(definition, choice[sortedBy].quantity, a) -
          valueOf(definition, choice[sortedBy].quantity, b),
      )
    : points;
  /** Whether the heading has the uncertainty of all values of a column. */
  const hasOneUncertainty = (axis: 'x' | 'y'): boolean =>
    columns.some(
      ({ axis: own, quantity, format }) =>
        own === axis &&
        format.uncertainty > 0 &&
        !points.some((point) => instrumentOf(format, quantity, point)),
    );
  const compared = [initialValues(parameters), ...points.map(({ values }) => values)];
  return (
    <WideTable label={strings.table}>
      <thead>
        <tr>
          <th scope="col">{strings.number}</th>
          {columns.map(({ axis, format }) => (
            <th key={axis} scope="col" aria-sort={sortedBy === axis ? 'ascending' : undefined}>
              <Button
                size="sm"
                variant="quiet"
                icon={<Icon path={arrowDownUp} />}
                aria-pressed={sortedBy === axis}
                aria-label={strings.sortBy(format.label)}
                onClick={() => setSortedBy(sortedBy === axis ? undefined : axis)}
              />
              {labelWithUnit(format)}
              {hasOneUncertainty(axis) && ` (±\u00A0${formatValue(format.uncertainty, format.decimals)})`}
            </th>
          ))}
          <th scope="col" data-text="">
            {runs.differs}
          </th>
          <th scope="col">{runs.removal}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((point) => (
          <tr key={point.id}>
            <th scope="row">{point.id}</th>
            {columns.map(({ axis, quantity, format }) => (
              <td key={axis}>
                {formatMeasured(
                  format,
                  valueOf(definition, quantity, point),
                  instrumentOf(format, quantity, point),
                )}
              </td>
            ))}
            <td data-text="">
              {differencesOf(parameters, compared, point.values, runs.more, controlOverride).join('; ') ||
                runs.initial}
            </td>
            <td>
              <Button
                size="sm"
                variant="quiet"
                icon={<Icon path={trash} />}
                aria-label={strings.remove(point.id)}
                onClick={() => onRemove(point.id)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
