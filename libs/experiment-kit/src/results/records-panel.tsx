import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useModule } from '../loading/use-module.js';
import { ReadoutTable } from './readout-table.js';
import type { RecordViewsProps } from './record-views.js';

const loadViews = () => import('./record-views.js');

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-6);
`;

interface RecordsPanelProps extends RecordViewsProps {
  /** Whether the panel is shown: it loads its views then. */
  isOpen: boolean;
  /** Recorded points. */
  children?: ReactNode;
}

/** Recorded points and all readouts; once it is shown, the comparison with the theory and the export too. */
export function RecordsPanel({ isOpen, children, ...props }: RecordsPanelProps) {
  const views = useModule(loadViews, isOpen);
  return (
    <Panel>
      {children}
      {views ? <views.RecordViews {...props} /> : <ReadoutTable session={props.session} />}
    </Panel>
  );
}
