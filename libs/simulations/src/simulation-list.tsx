import type { Simulation } from '@zarra/api-client';
import { Button, EmptyState, Grid } from '@zarra/ui-kit';
import { SimulationCard } from './simulation-card.js';
import { strings } from './strings.js';

/** Cards in the widest row: their pictures are asked for at once. */
const FIRST_ROW = 4;

interface SimulationListProps {
  simulations: readonly Simulation[];
  /** Given when filters hide what there is. */
  onClear: (() => void) | undefined;
}

/** The cards, or what stands in their place when there are none. */
export const SimulationList = ({ simulations, onClear }: SimulationListProps) =>
  simulations.length === 0 ? (
    <EmptyState
      title={strings.none}
      text={onClear ? strings.tryOther : strings.noneYet}
      action={onClear && <Button onClick={onClear}>{strings.clearFilters}</Button>}
    />
  ) : (
    <Grid as="ul" role="list">
      {simulations.map((simulation, place) => (
        <li key={simulation.id}>
          <SimulationCard simulation={simulation} eager={place < FIRST_ROW} />
        </li>
      ))}
    </Grid>
  );
