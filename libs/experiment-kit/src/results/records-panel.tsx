import { styled } from 'styled-components';
import { useModule } from '../loading/use-module.js';
import { ReadoutTable } from './readout-table.js';
import type { RecordViewsProps } from './record-views.js';

const loadViews = () => import('./record-views.js');

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);

  & > [data-record-actions],
  & > * > [data-record-actions] {
    min-height: var(--ui-control-sm);
  }
`;

interface RecordsPanelProps extends RecordViewsProps {
  /** Whether the panel is shown: it loads its views then. */
  isOpen: boolean;
}

/** All readouts; once it is shown, the saved runs and the export too. */
export function RecordsPanel({ isOpen, ...props }: RecordsPanelProps) {
  const views = useModule(loadViews, isOpen);
  return (
    <Panel>
      {views ? (
        <views.RecordViews {...props} />
      ) : (
        <>
          <div data-record-actions="" />
          <ReadoutTable session={props.session} />
        </>
      )}
    </Panel>
  );
}
