import { useModule } from '../loading/use-module.js';
import type { PointsPanelProps } from './points-panel.js';

const loadPanel = () => import('./points-panel.js');

interface LazyPointsProps extends PointsPanelProps {
  /** Whether the panel is shown: it loads then. */
  isOpen: boolean;
}

/** Recorded points, nothing until they are first shown. */
export function LazyPoints({ isOpen, ...props }: LazyPointsProps) {
  const panel = useModule(loadPanel, isOpen);
  return panel ? <panel.PointsPanel {...props} /> : null;
}
