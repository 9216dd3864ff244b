import { Heading, type HeadingProps } from '@zarra/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { typeOut } from './type-out.js';

const UntypedHeading = styled(Heading)`
  &::highlight(untyped) {
    color: transparent;
  }
`;

/** Props of {@link TypedHeading}, besides those of a heading. */
export interface TypedHeadingProps extends Omit<HeadingProps, 'ref'> {
  /** Time per character, ms. */
  msPerCharacter: number;
}

/** A heading that is typed when it first becomes visible. */
export const TypedHeading = ({ msPerCharacter, ...props }: TypedHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = heading.current;
    if (!element) return undefined;
    if (!('IntersectionObserver' in globalThis)) return typeOut(element, msPerCharacter);
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      stop = typeOut(element, msPerCharacter);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [msPerCharacter]);
  return <UntypedHeading {...props} ref={heading} />;
};
