import type { Simulation } from '@zarra/api-client/catalogue';
import { Button, EmptyState, Grid } from '@zarra/ui-kit';
import { SimulationCard } from '../card/simulation-card.js';
import { useCatalogueMessages } from '../messages/catalogue-messages.js';

/** Cards in the widest row: their images load at once. */
const FIRST_ROW = 4;

interface SimulationListProps {
  simulations: readonly Simulation[];
  /** Clears the filters; undefined for an empty catalogue. */
  onClear: (() => void) | undefined;
}

/** The cards, or an empty state. */
export const SimulationList = ({ simulations, onClear }: SimulationListProps) => {
  const strings = useCatalogueMessages();
  return simulations.length === 0 ? (
    <EmptyState
      title={strings.none}
      text={onClear ? strings.tryOther : strings.noneYet}
      action={onClear && <Button onClick={onClear}>{strings.clearFilters}</Button>}
    />
  ) : (
    <Grid as="ul" role="list">
      {simulations.map((simulation, index) => (
        <li key={simulation.id}>
          <SimulationCard simulation={simulation} eager={index < FIRST_ROW} />
        </li>
      ))}
    </Grid>
  );
};
