import { useState } from 'react';
import { useKitMessages } from '../messages/kit-messages.js';
import type * as ToolViews from './tool-views.js';
import type { ToolKey } from './tool-buttons.js';

/** Active tools, and their views once loaded. */
export interface Tools {
  readonly active: readonly ToolKey[];
  readonly views: typeof ToolViews | undefined;
  /** Tool last opened by keyboard: its ends receive the focus because they precede the button by far. */
  readonly openedByKeyboard: ToolKey | undefined;
  toggle: (key: ToolKey, openedByKeyboard: boolean) => void;
}

/** Toggles tools. Their views load on first use. */
export function useTools(announce: (text: string) => void): Tools {
  const messages = useKitMessages();
  const [active, setActive] = useState<readonly ToolKey[]>([]);
  const [views, setViews] = useState<typeof ToolViews>();
  const [openedByKeyboard, setOpenedByKeyboard] = useState<ToolKey>();
  const activate = (key: ToolKey, byKeyboard: boolean): void => {
    setActive((keys) => [...keys, key]);
    setOpenedByKeyboard(byKeyboard ? key : undefined);
    const message = key === 'stopwatch' ? undefined : messages.tools.placed(messages.tools[key]);
    import('./tool-views.js').then(
      (loaded) => {
        setViews(loaded);
        if (message) announce(message);
      },
      () => {
        setActive((keys) => keys.filter((one) => one !== key));
        announce(messages.tools.failed);
      },
    );
  };
  return {
    active,
    views,
    openedByKeyboard,
    toggle: (key, byKeyboard) =>
      active.includes(key) ? setActive(active.filter((one) => one !== key)) : activate(key, byKeyboard),
  };
}
