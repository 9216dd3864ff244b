import { useState } from 'react';
import { kitStrings } from '../kit-strings.js';
import type * as Kit from './tool-kit.js';
import type { ToolKey } from './tool-keys.js';

/** The tools that are out, and what draws them once it has come. */
export interface Tools {
  readonly on: readonly ToolKey[];
  readonly kit: typeof Kit | undefined;
  /** The tool that was taken out last by a key: its ends are reached at once, they lie far before its button. */
  readonly byKey: ToolKey | undefined;
  toggle: (key: ToolKey, byKey: boolean) => void;
}

/** Takes tools out and puts them away. They come when the first is asked for: most visits measure nothing. */
export function useTools(say: (words: string) => void): Tools {
  const [on, setOn] = useState<readonly ToolKey[]>([]);
  const [kit, setKit] = useState<typeof Kit>();
  const [byKey, setByKey] = useState<ToolKey>();
  const take = (key: ToolKey, isByKey: boolean): void => {
    setOn((now) => [...now, key]);
    setByKey(isByKey ? key : undefined);
    const told = key === 'stopwatch' ? undefined : kitStrings.tools.placed(kitStrings.tools[key]);
    import('./tool-kit.js').then(
      (come) => {
        setKit(come);
        if (told) say(told);
      },
      () => {
        setOn((now) => now.filter((one) => one !== key));
        say(kitStrings.tools.failed);
      },
    );
  };
  return {
    on,
    kit,
    byKey,
    toggle: (key, isByKey) =>
      on.includes(key) ? setOn(on.filter((one) => one !== key)) : take(key, isByKey),
  };
}
