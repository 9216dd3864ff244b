import { useState } from 'react';

/** The pane that takes the large area of the screen. */
export type PaneName = 'stage' | 'graph';

/** Which of the two panes is large, and the swap of both. */
export function usePanes(): { readonly large: PaneName; readonly swap: () => void } {
  const [large, setLarge] = useState<PaneName>('stage');
  return { large, swap: () => setLarge(large === 'stage' ? 'graph' : 'stage') };
}
