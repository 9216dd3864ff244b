import { useModule } from '../loading/use-module.js';
import type { InvestigationPanelProps } from './investigation-panel.js';

const loadPanel = () => import('./investigation-panel.js');

interface LazyInvestigationsProps extends InvestigationPanelProps {
  /** Whether the panel is shown: it loads then. */
  isOpen: boolean;
}

/** Investigations of an experiment, nothing until they are first shown. */
export function LazyInvestigations({ isOpen, ...props }: LazyInvestigationsProps) {
  const panel = useModule(loadPanel, isOpen);
  return panel ? <panel.InvestigationPanel {...props} /> : null;
}
