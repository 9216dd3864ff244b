import { Text } from '@zarra/ui-kit';
import { useMemo } from 'react';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import type { CameraSource } from '../stage/camera.js';
import { protractor, ruler } from './stage-tool.js';
import { StopwatchPanel } from './stopwatch-panel.js';
import type { ToolKey } from './tool-buttons.js';
import { ToolOverlay } from './tool-overlay.js';

const DRAWN_TOOLS = ['ruler', 'protractor'] as const satisfies readonly ToolKey[];

interface StageToolsProps {
  definition: ExperimentDefinition;
  stage: CameraSource;
  active: readonly ToolKey[];
  /** Tool that receives the focus when it appears. */
  openedByKeyboard: ToolKey | undefined;
}

/** Tools drawn on the stage. */
export function StageTools({ definition, stage, active, openedByKeyboard }: StageToolsProps) {
  const { lengthUnit } = definition;
  const { tools: texts } = useAllMessages();
  const tools = useMemo(
    () => ({ ruler: lengthUnit && ruler(lengthUnit, texts), protractor: protractor(texts) }),
    [lengthUnit, texts],
  );
  return DRAWN_TOOLS.map((key) => {
    const tool = active.includes(key) ? tools[key] : undefined;
    return tool && <ToolOverlay key={key} stage={stage} tool={tool} takesFocus={openedByKeyboard === key} />;
  });
}

interface ToolPanelProps {
  session: Session;
  active: readonly ToolKey[];
}

/** Tools beside the stage, and the accuracy of each. */
export function ToolPanel({ session, active }: ToolPanelProps) {
  const { tools } = useAllMessages();
  return (
    <>
      {active.includes('stopwatch') && <StopwatchPanel session={session} />}
      {DRAWN_TOOLS.map(
        (key) =>
          active.includes(key) && (
            <Text key={key} size="sm" tone="muted">
              {`${tools[key]}. ${tools[`${key}Error`]}`}
            </Text>
          ),
      )}
    </>
  );
}
