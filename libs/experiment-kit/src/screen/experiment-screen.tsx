import { Icon } from '@zarra/ui-kit';
import { chevronDown } from '@zarra/ui-kit/icons/chevron-down';
import { chevronUp } from '@zarra/ui-kit/icons/chevron-up';
import { useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useAnnouncements } from '../content/use-announcements.js';
import { TimeControls } from '../controls/time-controls.js';
import { ParameterControls } from '../controls/parameter-controls.js';
import { LazyInvestigations } from '../investigation/lazy-investigations.js';
import { useModule } from '../loading/use-module.js';
import { LazyPoints } from '../measurements/lazy-points.js';
import type { PointsChoice } from '../experiment/points-choice.js';
import { useMeasurements } from '../measurements/use-measurements.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { ReadoutCards } from '../readouts/readout-cards.js';
import { RecordsPanel } from '../results/records-panel.js';
import type { Session } from '../run/session.js';
import { LazyNotice } from '../share/lazy-notice.js';
import { ToolButtons, toolsOf } from '../tools/tool-buttons.js';
import { useTools } from '../tools/use-tools.js';
import { ExperimentActions } from './experiment-actions.js';
import { GraphPane, hasGraphs } from './graph-pane.js';
import { ScreenBar } from './screen-bar.js';
import { ScreenFrame } from './screen-frame.js';
import { ScreenStatus } from './screen-status.js';
import { SidePanel, type BelowTheoryLoader } from './side-panel.js';
import { StagePane } from './stage-pane.js';
import { stageShapeOf } from './stage-shape.js';
import { SwapButton } from './swap-button.js';
import { usePanes } from './use-panes.js';
import { useProjector } from './use-projector.js';

const loadReport = () => import('./lab-report.js');

/** Props of {@link ExperimentScreen}. */
export interface ExperimentScreenProps {
  /** A change of session needs a new `key`. */
  session: Session;
  /** The URL fragment does not belong to this experiment. */
  isBroken?: boolean;
  /** Progress of a long replay, 0 to 1: controls are inert until it ends. */
  replayProgress?: number | undefined;
  /** Links of the site at the start of the title bar, such as the way back. Hidden in projector mode. */
  barStart?: ReactNode;
  /** Settings of the site after the actions, such as the theme. Hidden in projector mode. */
  barEnd?: ReactNode;
  /** Slug of an investigation that is open at first. */
  investigation?: string | undefined;
  /** Imports a component that stands below the theory, when the theory is first opened. A constant function. */
  loadBelowTheory?: BelowTheoryLoader | undefined;
}

/** Complete experiment on one screen. The focus goes from the stage to the play bar, the graph and the panel. */
export function ExperimentScreen({
  session,
  isBroken = false,
  replayProgress,
  barStart,
  barEnd,
  investigation,
  loadBelowTheory,
}: ExperimentScreenProps) {
  const strings = useKitMessages();
  const { definition } = session;
  const { announcement, isNotice, announce, announceChange, closeNotice } = useAnnouncements(session);
  const { isProjector, toggle, hasControls, toggleControls } = useProjector();
  const { active, views, openedByKeyboard, toggle: toggleTool } = useTools(announce);
  const { large, swap } = usePanes();
  const measurements = useMeasurements(session);
  const graph = useStore(session.store, (state) => state.graph);
  const [reported, setReported] = useState<PointsChoice>();
  const report = useModule(loadReport, reported !== undefined);
  const [isNoticeRead, setNoticeRead] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isReplaying = replayProgress !== undefined;
  /** The notices lie on the stage: the next action of the learner closes them. */
  const closeNotices = (): void => {
    closeNotice();
    setNoticeRead(true);
  };
  const findStage = () => frame.current?.querySelector<HTMLElement>('[data-stage]');
  const onProjector = (): void => {
    toggle();
    if (!isProjector) announce(strings.presentation.projectorOn);
  };
  return (
    <ScreenFrame
      ref={frame}
      data-screen=""
      data-shape={stageShapeOf(definition)}
      data-projector={isProjector || undefined}
      onPointerDownCapture={closeNotices}
      onKeyDownCapture={closeNotices}
    >
      <ScreenBar title={definition.content.title} start={!isProjector && barStart} isInert={isReplaying}>
        <ToolButtons tools={toolsOf(definition)} active={active} onToggle={toggleTool} />
        <ExperimentActions
          session={session}
          isProjector={isProjector}
          onProjector={onProjector}
          onAnnounce={announce}
        />
        {!isProjector && barEnd}
      </ScreenBar>
      <LazyNotice isBroken={isBroken && !isNoticeRead} replayProgress={replayProgress} />
      <div data-experiment="" inert={isReplaying}>
        <StagePane
          session={session}
          isSmall={large === 'graph'}
          onAnnounce={announceChange}
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
        >
          {views && active.length > 0 && <views.ToolPanel session={session} active={active} />}
        </StagePane>
        <div data-region="cards">
          <ReadoutCards session={session} isChoosable={isProjector} />
        </div>
        <div data-play="">
          <TimeControls session={session} onAnnounce={announce} />
        </div>
        {hasGraphs(definition) && (
          <>
            <GraphPane
              session={session}
              measurements={measurements}
              choice={graph}
              onChoiceChange={session.setGraph}
              isSmall={large === 'stage'}
            />
            <SwapButton large={large} onSwap={swap} />
          </>
        )}
        {isProjector && (
          <button type="button" data-fold="" aria-expanded={hasControls} onClick={toggleControls}>
            <Icon path={hasControls ? chevronDown : chevronUp} />
            {strings.screen.controls}
          </button>
        )}
        <SidePanel
          session={session}
          loadBelowTheory={loadBelowTheory}
          initialTab={investigation === undefined ? undefined : 'investigation'}
          renderInvestigations={(isOpen) => (
            <LazyInvestigations
              isOpen={isOpen}
              session={session}
              initialSlug={investigation}
              renderControls={(keys) => (
                <ParameterControls session={session} shown={keys.map((key) => ({ key }))} />
              )}
              onGraph={session.setGraph}
              onAnnounce={announce}
            />
          )}
          renderRecords={(isOpen) => (
            <RecordsPanel isOpen={isOpen} session={session} findStage={findStage} onAnnounce={announce}>
              {measurements && (
                <LazyPoints
                  session={session}
                  measurements={measurements}
                  isOpen={isOpen}
                  choice={'points' in graph ? graph.points : undefined}
                  onChoiceChange={(points) => session.setGraph({ points })}
                  onReport={setReported}
                  onAnnounce={announce}
                />
              )}
            </RecordsPanel>
          )}
        />
        <ScreenStatus text={announcement} isVisible={isNotice} />
      </div>
      {report && reported && measurements && (
        <report.LabReport
          session={session}
          points={measurements.points}
          choice={reported}
          findStage={findStage}
          onClose={() => setReported(undefined)}
        />
      )}
    </ScreenFrame>
  );
}
