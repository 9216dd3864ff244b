import { Checkbox } from '@zarra/ui-kit';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import { ExportPanel } from './export-panel.js';
import { ReadoutTable } from './readout-table.js';
import { TheoryTable } from './theory-table.js';

/** Props of {@link RecordViews}. */
export interface RecordViewsProps {
  session: Session;
  /** Returns the stage element of the page. */
  findStage: () => HTMLElement | null | undefined;
  /** Announces a text. */
  onAnnounce: (text: string) => void;
}

/** All readouts, beside the theory on request, and the export. Loaded when they are first shown. */
export function RecordViews({ session, findStage, onAnnounce }: RecordViewsProps) {
  const strings = useAllMessages().theory;
  const [isComparing, setComparing] = useState(false);
  const isTheoryHidden = useStore(session.store, ({ hiddenReadouts }) => hiddenReadouts.length > 0);
  return (
    <>
      {isComparing && !isTheoryHidden ? (
        <TheoryTable session={session} />
      ) : (
        <ReadoutTable session={session} />
      )}
      {session.definition.model.exact && !isTheoryHidden && (
        <Checkbox
          label={strings.compare}
          checked={isComparing}
          onChange={({ target }) => setComparing(target.checked)}
        />
      )}
      <ExportPanel session={session} findStage={findStage} onAnnounce={onAnnounce} />
    </>
  );
}
