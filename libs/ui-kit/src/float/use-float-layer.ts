import { useCallback, useState } from 'react';

/**
 * Where something that floats belongs: at the end of the page, or inside the dialog its anchor stands in, since nothing
 * outside an open dialog can be seen above it or pressed.
 * @returns `anchor`, a ref for the anchor; props for the portal and the positioner of Base UI
 */
export const useFloatLayer = () => {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const anchor = useCallback((element: Element | null) => setDialog(element?.closest('dialog') ?? null), []);
  return {
    anchor,
    portal: { container: dialog ?? undefined },
    // A dialog scrolls: what is fixed is neither cut off by it nor makes it longer.
    positioner: { positionMethod: dialog ? ('fixed' as const) : ('absolute' as const), sideOffset: 4 },
  };
};
