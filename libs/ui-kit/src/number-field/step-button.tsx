import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icon/icon.js';
import { minus } from '../icons/minus.js';
import { plus } from '../icons/plus.js';
import { useMessages } from '../messages/messages.js';

type Direction = 'decrease' | 'increase';

interface StepButtonProps extends ComponentPropsWithoutRef<'button'> {
  direction: Direction;
  /** Accessible name. Default: the text of the `MessagesProvider`. */
  label: string | undefined;
}

/** The minus or the plus button of a number field. It is not in the tab order: the arrow keys do the same. */
export const StepButton = ({ direction, label, ...rest }: StepButtonProps) => {
  const messages = useMessages<{ [Name in Direction]?: string | undefined }>({ [direction]: label });
  return (
    <button
      {...rest}
      type="button"
      tabIndex={-1}
      aria-label={messages[direction]}
      // The focus stays where it is, and the keyboard of a phone stays closed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon path={direction === 'decrease' ? minus : plus} />
    </button>
  );
};
