import type { State } from '@zarra/physics';
import { Heading, Text } from '@zarra/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { ParameterPanel } from '../controls/parameter-panel.js';
import { kitStrings as strings } from '../kit-strings.js';
import { PlotPanel } from '../plot/plot-panel.js';
import { createReadings } from '../plot/read-session.js';
import { useProjector } from '../present/use-projector.js';
import { ConservationList } from '../readouts/conservation-list.js';
import { ReadoutTable } from '../readouts/readout-table.js';
import { ExportPanel } from '../record/export-panel.js';
import { RunsTable } from '../record/runs-table.js';
import { TheoryTable } from '../record/theory-table.js';
import { useKeptRuns } from '../record/use-kept-runs.js';
import type { Session } from '../session/create-session.js';
import { AddressNotice } from '../share/address-notice.js';
import { Stage } from '../stage/stage.js';
import { TimeControls } from '../time/time-controls.js';
import { ToolButtons } from '../tools/tool-buttons.js';
import { toolsOf } from '../tools/tool-keys.js';
import { useTools } from '../tools/use-tools.js';
import { Explanation } from '../words/explanation.js';
import { useSpeech } from '../words/use-speech.js';
import { LabTools } from './lab-tools.js';
import { ScreenFrame } from './screen-frame.js';

/** Props of {@link LabScreen}. */
export interface LabScreenProps<K extends string, S extends State, V extends string> {
  /** Another session is another screen, by its key. */
  session: Session<K, S, V>;
  /** The page's address was none of this experiment. */
  isBroken?: boolean;
  /** What part of a long shared run was repeated, 0 to 1: until it is there, nothing can be changed. */
  opening?: number | undefined;
}

/** A whole experiment: its stage, time, parameters, measurements and words. */
export function LabScreen<K extends string, S extends State, V extends string>({
  session,
  isBroken = false,
  opening,
}: LabScreenProps<K, S, V>) {
  const { lab } = session;
  const { words } = lab;
  const { spoken, say } = useSpeech(session);
  const { isProjector, toggle } = useProjector();
  const { on, kit, byKey, toggle: toggleTool } = useTools(say);
  const tools = toolsOf(lab);
  const [isComparing, setComparing] = useState(false);
  const { runs, keep, remove } = useKeptRuns(session);
  // One reading for the plots and for the table that is taken along.
  const [readings] = useState(() => createReadings(session));
  useEffect(() => readings.begin(), [readings]);
  const page = useRef<HTMLDivElement>(null);

  const onKeep = (): void => {
    const number = keep();
    say(number === undefined ? strings.runs.full : strings.runs.kept(number));
  };
  const onRemove = (number: number): void => {
    remove(number);
    say(strings.runs.removed(number));
    // The button that had the focus is gone.
    page.current?.querySelector<HTMLElement>('[data-keep]')?.focus();
  };
  const onProjector = (): void => {
    toggle();
    if (!isProjector) say(strings.present.projectorOn);
  };
  return (
    <ScreenFrame ref={page} data-projector={isProjector || undefined}>
      <header>
        <Heading level={1} size="2xl">
          {words.title}
        </Heading>
        {!isProjector && <Text tone="muted">{words.summary}</Text>}
      </header>
      <AddressNotice isBroken={isBroken} opening={opening} />
      <div data-bench="" inert={opening !== undefined}>
        <div data-seen="">
          <Stage
            session={session}
            overlay={kit && ((live) => <kit.StageTools lab={lab} live={live} on={on} byKey={byKey} />)}
          />
          <TimeControls session={session} onSay={say} />
          <ToolButtons tools={tools} on={on} onToggle={toggleTool} />
          {kit && <kit.ToolPanel session={session} on={on} />}
          {isComparing ? <TheoryTable session={session} /> : <ReadoutTable session={session} />}
          <LabTools
            session={session}
            isComparing={isComparing}
            onCompare={() => setComparing(!isComparing)}
            isProjector={isProjector}
            onProjector={onProjector}
            onKeep={onKeep}
            onSay={say}
          />
          <div data-speech="">
            <Text role="status">{spoken}</Text>
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
          <RunsTable lab={lab} runs={runs} onRemove={onRemove} />
        </section>
      )}
      <PlotPanel session={session} readings={readings} />
      {/* Hidden, not gone: what was recorded and opened there stays. */}
      <div data-rest="" hidden={isProjector}>
        <ExportPanel
          session={session}
          series={readings.series}
          findStage={() => page.current?.querySelector<HTMLElement>('[data-stage]')}
          onSay={say}
        />
        <Explanation words={words}>
          <ConservationList session={session} />
        </Explanation>
      </div>
    </ScreenFrame>
  );
}
