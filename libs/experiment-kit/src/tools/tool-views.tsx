import type { State } from '@zarra/physics';
import { Text } from '@zarra/ui-kit';
import { useMemo } from 'react';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import type { StageRenderer } from '../stage/stage-renderer.js';
import { protractor, ruler } from './stage-tool.js';
import { StopwatchPanel } from './stopwatch-panel.js';
import type { ToolKey } from './tool-buttons.js';
import { ToolOverlay } from './tool-overlay.js';

/** Props of {@link StageTools}. */
export interface StageToolsProps<K extends string, S extends State, V extends string> {
  definition: ExperimentDefinition<K, S, V>;
  stage: StageRenderer;
  active: readonly ToolKey[];
  /** Tool that receives the focus when it appears. */
  openedByKeyboard: ToolKey | undefined;
}

/** Tools drawn on the stage. */
export function StageTools<K extends string, S extends State, V extends string>({
  definition,
  stage,
  active,
  openedByKeyboard,
}: StageToolsProps<K, S, V>) {
  const { lengthUnit } = definition;
  const measure = useMemo(() => lengthUnit && ruler(lengthUnit), [lengthUnit]);
  return (
    <>
      {measure && active.includes('ruler') && (
        <ToolOverlay stage={stage} tool={measure} takesFocus={openedByKeyboard === 'ruler'} />
      )}
      {active.includes('protractor') && (
        <ToolOverlay stage={stage} tool={protractor} takesFocus={openedByKeyboard === 'protractor'} />
      )}
    </>
  );
}

/** Props of {@link ToolPanel}. */
export interface ToolPanelProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  active: readonly ToolKey[];
}

/** Tools beside the stage, and the accuracy of each. */
export function ToolPanel<K extends string, S extends State, V extends string>({
  session,
  active,
}: ToolPanelProps<K, S, V>) {
  const { tools } = kitStrings;
  return (
    <>
      {active.includes('stopwatch') && <StopwatchPanel session={session} />}
      {active.includes('ruler') && (
        <Text size="sm" tone="muted">
          {`${tools.ruler}. ${tools.rulerError}`}
        </Text>
      )}
      {active.includes('protractor') && (
        <Text size="sm" tone="muted">
          {`${tools.protractor}. ${tools.protractorError}`}
        </Text>
      )}
    </>
  );
}
