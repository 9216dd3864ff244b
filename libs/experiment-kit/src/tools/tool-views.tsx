import { Text } from '@zarra/ui-kit';
import { useMemo } from 'react';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import type { CameraSource } from '../stage/camera.js';
import { protractor, ruler } from './stage-tool.js';
import { StopwatchPanel } from './stopwatch-panel.js';
import type { ToolKey } from './tool-buttons.js';
import { ToolOverlay } from './tool-overlay.js';

/** Props of {@link StageTools}. */
export interface StageToolsProps {
  definition: ExperimentDefinition;
  stage: CameraSource;
  active: readonly ToolKey[];
  /** Tool that receives the focus when it appears. */
  openedByKeyboard: ToolKey | undefined;
}

/** Tools drawn on the stage. */
export function StageTools({ definition, stage, active, openedByKeyboard }: StageToolsProps) {
  const { lengthUnit } = definition;
  const { tools: texts } = useKitMessages();
  const measure = useMemo(() => lengthUnit && ruler(lengthUnit, texts), [lengthUnit, texts]);
  const angle = useMemo(() => protractor(texts), [texts]);
  return (
    <>
      {measure && active.includes('ruler') && (
        <ToolOverlay stage={stage} tool={measure} takesFocus={openedByKeyboard === 'ruler'} />
      )}
      {active.includes('protractor') && (
        <ToolOverlay stage={stage} tool={angle} takesFocus={openedByKeyboard === 'protractor'} />
      )}
    </>
  );
}

/** Props of {@link ToolPanel}. */
export interface ToolPanelProps {
  session: Session;
  active: readonly ToolKey[];
}

/** Tools beside the stage, and the accuracy of each. */
export function ToolPanel({ session, active }: ToolPanelProps) {
  const messages = useKitMessages();
  const { tools } = messages;
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
