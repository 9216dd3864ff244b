import { Heading } from '@zarra/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';

interface StepHeadingProps {
  /** The focus goes to the heading whenever this changes to something but false. */
  focus: number | boolean;
  id?: string;
  children: ReactNode;
}

/** Heading of a step that replaces another one: the focus follows, as what had it is gone. */
export const StepHeading = ({ focus, id, children }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus !== false) heading.current?.focus();
  }, [focus]);
  return (
    <Heading level={2} size="lg" tabIndex={-1} ref={heading} id={id}>
      {children}
    </Heading>
  );
};
