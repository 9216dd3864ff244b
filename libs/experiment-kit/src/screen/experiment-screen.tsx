import { Heading, Text } from '@zarra/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { ParameterPanel } from '../controls/parameter-panel.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { PlotPanel } from '../plot/plot-panel.js';
import { createReadings } from '../run/readings.js';
import { useProjector } from './use-projector.js';
import { ConservationList } from '../results/conservation-list.js';
import { ReadoutTable } from '../results/readout-table.js';
import { ExportPanel } from '../results/export-panel.js';
import { RunsTable } from '../results/runs-table.js';
import { TheoryTable } from '../results/theory-table.js';
import { useSavedRuns } from '../results/use-saved-runs.js';
import type { Session } from '../run/create-session.js';
import { AddressNotice } from '../share/address-notice.js';
import { Stage } from '../scene/stage.js';
import { TimeControls } from '../controls/time-controls.js';
import { ToolButtons, toolsOf } from '../tools/tool-buttons.js';
import { useTools } from '../tools/use-tools.js';
import { Explanation } from '../content/explanation.js';
import { useAnnouncements } from '../content/use-announcements.js';
import { ExperimentActions } from './experiment-actions.js';
import { ScreenFrame } from './screen-frame.js';

/** Props of {@link ExperimentScreen}. */
export interface ExperimentScreenProps {
  /** A change of session needs a new `key`. */
  session: Session;
  /** The URL fragment does not belong to this experiment. */
  isBroken?: boolean;
  /** Progress of a long replay, 0 to 1: controls are inert until it ends. */
  replayProgress?: number | undefined;
}

/** Complete experiment: stage, time, parameters, measurements and explanation. */
export function ExperimentScreen({ session, isBroken = false, replayProgress }: ExperimentScreenProps) {
  const strings = useKitMessages();
  const { definition } = session;
  const { content } = definition;
  const { announcement, announce } = useAnnouncements(session);
  const { isProjector, toggle } = useProjector();
  const { active, views, openedByKeyboard, toggle: toggleTool } = useTools(announce);
  const tools = toolsOf(definition);
  const [isComparing, setComparing] = useState(false);
  const { runs, save, remove } = useSavedRuns(session);
  // One recorder serves the plots and the exported table.
  const [readings] = useState(() => createReadings(session));
  useEffect(() => readings.start(), [readings]);
  const page = useRef<HTMLDivElement>(null);

  const onSave = (): void => {
    const number = save();
    announce(number === undefined ? strings.runs.full : strings.runs.saved(number));
  };
  const onRemove = (number: number): void => {
    remove(number);
    announce(strings.runs.removed(number));
    // The focused button was removed.
    page.current?.querySelector<HTMLElement>('[data-save]')?.focus();
  };
  const onProjector = (): void => {
    toggle();
    if (!isProjector) announce(strings.presentation.projectorOn);
  };
  return (
    <ScreenFrame ref={page} data-projector={isProjector || undefined}>
      <header>
        <Heading level={1} size="2xl">
          {content.title}
        </Heading>
        {!isProjector && <Text tone="muted">{content.summary}</Text>}
      </header>
      <AddressNotice isBroken={isBroken} replayProgress={replayProgress} />
      <div data-experiment="" inert={replayProgress !== undefined}>
        <div data-view="">
          <Stage
            session={session}
            overlay={
              views &&
              ((renderer) => (
                <views.StageTools
                  definition={definition}
                  stage={renderer}
                  active={active}
                  openedByKeyboard={openedByKeyboard}
                />
              ))
            }
          />
          <TimeControls session={session} onAnnounce={announce} />
          <ToolButtons tools={tools} active={active} onToggle={toggleTool} />
          {views && <views.ToolPanel session={session} active={active} />}
          {isComparing ? <TheoryTable session={session} /> : <ReadoutTable session={session} />}
          <ExperimentActions
            session={session}
            isComparing={isComparing}
            onCompare={() => setComparing(!isComparing)}
            isProjector={isProjector}
            onProjector={onProjector}
            onSave={onSave}
            onAnnounce={announce}
          />
          <div data-announcement="">
            <Text role="status">{announcement}</Text>
          </div>
        </div>
        <div data-controls="">
          <Heading level={2} size="md">
            {strings.parameters.title}
          </Heading>
          <ParameterPanel session={session} />
        </div>
      </div>
      {runs.length > 0 && (
        <section data-runs="">
          <Heading level={2} size="lg">
            {strings.runs.title}
          </Heading>
          <RunsTable definition={definition} runs={runs} onRemove={onRemove} />
        </section>
      )}
      <PlotPanel session={session} readings={readings} />
      {/* Hidden instead of unmounted: recorded data and open disclosures stay. */}
      <div data-details="" hidden={isProjector}>
        <ExportPanel
          session={session}
          series={readings.series}
          findStage={() => page.current?.querySelector<HTMLElement>('[data-stage]')}
          onAnnounce={announce}
        />
        <Explanation content={content}>
          <ConservationList session={session} />
        </Explanation>
      </div>
    </ScreenFrame>
  );
}
