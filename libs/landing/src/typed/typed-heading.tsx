import { Heading, type HeadingProps } from '@zarra/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { typeOut } from './type-out.js';

const Words = styled(Heading)`
  &::highlight(untyped) {
    color: transparent;
  }
`;

/** Props of {@link TypedHeading}: those of a heading, and its speed. */
export interface TypedHeadingProps extends Omit<HeadingProps, 'ref'> {
  /** Time from one character to the next, in ms. */
  msPerCharacter: number;
}

/** A heading that is typed when it first comes into view; before and without that it is a plain heading. */
export const TypedHeading = ({ msPerCharacter, ...heading }: TypedHeadingProps) => {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = place.current;
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
  return <Words {...heading} ref={place} />;
};
