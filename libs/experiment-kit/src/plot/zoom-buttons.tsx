import { Button, Icon } from '@zarra/ui-kit';
import { maximize } from '@zarra/ui-kit/icons/maximize';
import { minus } from '@zarra/ui-kit/icons/minus';
import { plus } from '@zarra/ui-kit/icons/plus';
import { useStore } from 'zustand';
import { useGraphMessages } from '../messages/use-graph-messages.js';
import type { GraphController } from './graph-controller.js';
import { ZOOM_STEP } from './graph-gestures.js';

interface ZoomButtonsProps {
  controller: GraphController;
  /** The graph cannot be enlarged. */
  isDisabled: boolean;
}

/** Buttons that enlarge a graph and show all of it again. */
export function ZoomButtons({ controller: { store, zoom, reset }, isDisabled }: ZoomButtonsProps) {
  const strings = useGraphMessages().plots;
  const isZoomed = useStore(store, ({ window }) => window !== undefined);
  const buttons = [
    { name: strings.zoomIn, icon: plus, isOff: isDisabled, onClick: () => zoom(ZOOM_STEP) },
    {
      name: strings.zoomOut,
      icon: minus,
      isOff: isDisabled || !isZoomed,
      onClick: () => zoom(1 / ZOOM_STEP),
    },
    { name: strings.whole, icon: maximize, isOff: isDisabled || !isZoomed, onClick: reset },
  ];
  return buttons.map(({ name, icon, isOff, onClick }) => (
    // Not `disabled`: a disabled button loses the focus.
    <Button
      key={name}
      variant="quiet"
      icon={<Icon path={icon} />}
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    />
  ));
}
