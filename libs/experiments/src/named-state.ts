import { createSession } from '@zarra/experiment-kit';
import { writeSearch } from '@zarra/experiment-kit/address';
import type { ExperimentDefinition, ExperimentTypes } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';

/**
 * State of an experiment that lessons refer to by its key. It is the start of the experiment with some changes. A state
 * without view and graph may also be a preset, a button of the page that changes only the named values.
 */
export interface NamedState<T extends ExperimentTypes = ExperimentTypes> {
  /** Unique in the experiment, in kebab-case (Uzbek, ASCII). Lessons use it: a renamed one breaks their check. */
  readonly key: string;
  /** Short title, also of the button. */
  readonly name: string;
  /** In displayed units, on the grids of the parameters. */
  readonly values: Partial<Values<T['parameter']>>;
  /** View switches. */
  readonly view?: Partial<Values<T['view']>>;
  /** Key of a plot or of a histogram; the first plot by default. */
  readonly plot?: string;
  /** Time of the state's picture in lessons, s of the page's clock at speed 1. By default a second after the start. */
  readonly pictureAt?: number;
}

/** Query that opens a state on the page of its experiment, exactly as the page would share it. */
export function searchOf(definition: ExperimentDefinition, { values, view = {}, plot }: NamedState): string {
  const session = createSession(definition);
  session.set(values);
  session.setView(view);
  if (plot !== undefined) session.setGraph({ plot });
  return writeSearch(definition, session.sharedState(), session.run.values);
}
