import { Button, Heading, Icon } from '@zarra/ui-kit';
import { BookmarkPlus, Scale } from 'lucide';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import type { Series } from '../run/series.js';
import { ButtonGroup } from '../tools/tool-buttons.js';
import { ExportPanel } from './export-panel.js';
import { ReadoutTable } from './readout-table.js';
import { RunsTable } from './runs-table.js';
import { TheoryTable } from './theory-table.js';
import { useSavedRuns } from './use-saved-runs.js';

const Sections = styled.div`
  display: contents;

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-3);
  }
`;

/** Props of {@link RecordViews}. */
export interface RecordViewsProps {
  session: Session;
  /** Recorded readings of the session. */
  series: Series;
  /** Returns the stage element of the page. */
  findStage: () => HTMLElement | null | undefined;
  /** Announces a text. */
  onAnnounce: (text: string) => void;
}

/** All readouts, the saved runs and the export. Loaded when they are first shown. */
export function RecordViews({ session, series, findStage, onAnnounce }: RecordViewsProps) {
  const strings = useKitMessages();
  const { definition } = session;
  const [isComparing, setComparing] = useState(false);
  const { runs, save, remove } = useSavedRuns(session);
  const saveButton = useRef<HTMLButtonElement>(null);
  const onSave = (): void => {
    const number = save();
    onAnnounce(number === undefined ? strings.runs.full : strings.runs.saved(number));
  };
  const onRemove = (number: number): void => {
    remove(number);
    onAnnounce(strings.runs.removed(number));
    // The focused button was removed.
    saveButton.current?.focus();
  };
  return (
    <Sections>
      <ButtonGroup data-record-actions="">
        <Button ref={saveButton} size="sm" icon={<Icon node={BookmarkPlus} />} onClick={onSave}>
          {strings.runs.save}
        </Button>
        {definition.model.exact && (
          <Button
            size="sm"
            icon={<Icon node={Scale} />}
            aria-pressed={isComparing}
            onClick={() => setComparing(!isComparing)}
          >
            {strings.theory.compare}
          </Button>
        )}
      </ButtonGroup>
      {isComparing ? <TheoryTable session={session} /> : <ReadoutTable session={session} />}
      {runs.length > 0 && (
        <section>
          <Heading level={2} size="md">
            {strings.runs.title}
          </Heading>
          <RunsTable definition={definition} runs={runs} onRemove={onRemove} />
        </section>
      )}
      <ExportPanel session={session} series={series} findStage={findStage} onAnnounce={onAnnounce} />
    </Sections>
  );
}
