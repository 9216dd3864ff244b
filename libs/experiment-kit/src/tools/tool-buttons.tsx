import { Button, Icon } from '@zarra/ui-kit';
import { Ruler, Timer, TriangleRight } from 'lucide';
import { kitStrings } from '../kit-strings.js';
import { ButtonGroup } from '../screen/button-group.js';
import type { ToolKey } from './tool-keys.js';

const strings = kitStrings.tools;
const ICONS = { stopwatch: Timer, ruler: Ruler, protractor: TriangleRight } as const;

/** Props of {@link ToolButtons}. */
export interface ToolButtonsProps {
  /** Those the experiment has. */
  tools: readonly ToolKey[];
  on: readonly ToolKey[];
  /** @param byKey whether a key did it */
  onToggle: (key: ToolKey, byKey: boolean) => void;
}

/** Takes measuring tools out and puts them away. */
export const ToolButtons = ({ tools, on, onToggle }: ToolButtonsProps) => (
  <ButtonGroup role="group" aria-label={strings.group}>
    {tools.map((key) => (
      <Button
        key={key}
        size="sm"
        icon={<Icon node={ICONS[key]} />}
        aria-pressed={on.includes(key)}
        // A click that no pointer made.
        onClick={({ detail }) => onToggle(key, detail === 0)}
      >
        {strings[key]}
      </Button>
    ))}
  </ButtonGroup>
);
