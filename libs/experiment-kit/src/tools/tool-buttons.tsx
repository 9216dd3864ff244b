import { Button, Icon } from '@zarra/ui-kit';
import { protractor } from '@zarra/ui-kit/icons/protractor';
import { ruler } from '@zarra/ui-kit/icons/ruler';
import { timer } from '@zarra/ui-kit/icons/timer';
import { useKitMessages } from '../messages/kit-messages.js';
import { styled } from 'styled-components';
import type { ExperimentDefinition } from '../experiment/experiment.js';

/** Measuring tool. */
export type ToolKey = 'stopwatch' | 'ruler' | 'protractor';

/** Tools available in an experiment. */
export function toolsOf({ lengthUnit }: ExperimentDefinition): readonly ToolKey[] {
  if (!lengthUnit) return ['stopwatch'];
  // Angles need both directions at one scale.
  return lengthUnit.axis === 'x' ? ['stopwatch', 'ruler'] : ['stopwatch', 'ruler', 'protractor'];
}

/** Row of buttons with a visible pressed state. */
export const ButtonGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-2);

  && > [aria-pressed='true'] {
    border-color: var(--ui-color-accent);
    background: var(--ui-color-accent-soft);
    color: var(--ui-color-accent);
  }
`;

const ICONS = { stopwatch: timer, ruler, protractor } as const;

interface ToolButtonsProps {
  /** Available tools. */
  tools: readonly ToolKey[];
  active: readonly ToolKey[];
  /** @param byKeyboard whether the keyboard triggered it */
  onToggle: (key: ToolKey, byKeyboard: boolean) => void;
}

/** Toggles measuring tools. */
export const ToolButtons = ({ tools, active, onToggle }: ToolButtonsProps) => {
  const strings = useKitMessages().tools;
  return (
    <ButtonGroup role="group" aria-label={strings.group}>
      {tools.map((key) => (
        <Button
          key={key}
          size="sm"
          icon={<Icon path={ICONS[key]} />}
          aria-pressed={active.includes(key)}
          title={strings[key]}
          // `detail` is 0 for keyboard clicks.
          onClick={({ detail }) => onToggle(key, detail === 0)}
        >
          {strings[key]}
        </Button>
      ))}
    </ButtonGroup>
  );
};
