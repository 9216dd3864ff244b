import { useState } from 'react';
import { useKitMessages } from '../messages/kit-messages.js';
import type * as ToolViews from './tool-views.js';
import type { ToolKey } from './tool-buttons.js';

/** The active tools, and their views, which load on first use. */
export function useTools(announce: (text: string) => void) {
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
    /** Tool last opened by keyboard: its ends receive the focus because they precede the button by far. */
    openedByKeyboard,
    toggle: (key: ToolKey, byKeyboard: boolean): void =>
      active.includes(key) ? setActive(active.filter((one) => one !== key)) : activate(key, byKeyboard),
  };
}
