import { Icon } from '@zarra/ui-kit';
import { expand } from '@zarra/ui-kit/icons/expand';
import { useKitMessages } from '../messages/kit-messages.js';
import type { PaneName } from './use-panes.js';

interface SwapButtonProps {
  large: PaneName;
  onSwap: () => void;
}

/** Enlarges the small pane. One button for both directions: it keeps the focus. */
export const SwapButton = ({ large, onSwap }: SwapButtonProps) => {
  const strings = useKitMessages().screen;
  const label = large === 'stage' ? strings.enlargeGraph : strings.enlargeStage;
  return (
    <button type="button" data-swap="" aria-label={label} title={label} onClick={onSwap}>
      <Icon path={expand} />
    </button>
  );
};
