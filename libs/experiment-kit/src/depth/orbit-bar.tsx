import { Button, Icon, Text } from '@zarra/ui-kit';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Rotate3d } from 'lucide';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { kitStrings } from '../kit-strings.js';
import type { OrbitProps } from './orbit-pad.js';
import { turnedByKey } from './turn-view.js';

const strings = kitStrings.view;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
`;

const BUTTONS = [
  ['ArrowLeft', strings.left, ArrowLeft],
  ['ArrowRight', strings.right, ArrowRight],
  ['ArrowDown', strings.forward, ArrowDown],
  ['ArrowUp', strings.back, ArrowUp],
  ['Home', strings.reset, Rotate3d],
] as const;

/** Buttons that turn a deep scene, and a word where it is drawn more simply than it could be. */
export function OrbitBar({ view }: OrbitProps) {
  const simplified = useStore(view, (state) => state.simplified);
  const turn = (key: string): void => {
    const angles = turnedByKey(view.getState(), key);
    if (angles) view.setState(angles);
  };
  return (
    <>
      <Bar role="group" aria-label={strings.group}>
        {BUTTONS.map(([key, label, icon]) => (
          <Button
            key={key}
            variant="quiet"
            icon={<Icon node={icon} />}
            aria-label={label}
            title={label}
            onClick={() => turn(key)}
          />
        ))}
      </Bar>
      <div>
        <Text size="sm" tone="muted" role="status">
          {simplified && strings.simplified[simplified]}
        </Text>
      </div>
    </>
  );
}
