import { createContext, use, type ReactNode } from 'react';
import { useOpenExperiments } from './experiments/use-open-experiments.js';

const OpenExperiments = createContext<ReturnType<typeof useOpenExperiments> | null>(null);

/** The experiments in the text of a lesson and those below it count together: a phone runs few at once. */
export const OpenExperimentsProvider = ({ children }: { children: ReactNode }) => (
  <OpenExperiments value={useOpenExperiments()}>{children}</OpenExperiments>
);

/** The open experiments of the lesson around; without one, those of this component alone. */
export function useSharedOpenExperiments() {
  const own = useOpenExperiments();
  return use(OpenExperiments) ?? own;
}
