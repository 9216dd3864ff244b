import type { State } from '@zarra/physics';
import { Text } from '@zarra/ui-kit';
import { useMemo } from 'react';
import type { Lab } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import type { LiveStage } from '../stage/live-stage.js';
import { protractor, ruler } from './stage-tool.js';
import { StopwatchPanel } from './stopwatch-panel.js';
import type { ToolKey } from './tool-keys.js';
import { ToolOverlay } from './tool-overlay.js';

/** Props of {@link StageTools}. */
export interface StageToolsProps<K extends string, S extends State, V extends string> {
  lab: Lab<K, S, V>;
  live: LiveStage;
  on: readonly ToolKey[];
  /** The tool that takes the focus when it comes. */
  byKey: ToolKey | undefined;
}

/** The tools that lie over the stage. */
export function StageTools<K extends string, S extends State, V extends string>({
  lab,
  live,
  on,
  byKey,
}: StageToolsProps<K, S, V>) {
  const { length } = lab;
  const measure = useMemo(() => length && ruler(length), [length]);
  return (
    <>
      {measure && on.includes('ruler') && (
        <ToolOverlay live={live} tool={measure} takesFocus={byKey === 'ruler'} />
      )}
      {on.includes('protractor') && (
        <ToolOverlay live={live} tool={protractor} takesFocus={byKey === 'protractor'} />
      )}
    </>
  );
}

/** Props of {@link ToolPanel}. */
export interface ToolPanelProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  on: readonly ToolKey[];
}

/** The tools that lie beside the stage, and how exact each is. */
export function ToolPanel<K extends string, S extends State, V extends string>({
  session,
  on,
}: ToolPanelProps<K, S, V>) {
  const { tools } = kitStrings;
  return (
    <>
      {on.includes('stopwatch') && <StopwatchPanel session={session} />}
      {on.includes('ruler') && (
        <Text size="sm" tone="muted">
          {`${tools.ruler}. ${tools.rulerError}`}
        </Text>
      )}
      {on.includes('protractor') && (
        <Text size="sm" tone="muted">
          {`${tools.protractor}. ${tools.protractorError}`}
        </Text>
      )}
    </>
  );
}
