import { useState } from 'react';
import { styled } from 'styled-components';

// An orbit with its focus, where no picture is: the slot keeps its shape and the row its line.
const Blank = styled.svg`
  color: var(--ui-color-line-strong);
  opacity: 0.6;
`;

interface CardPictureProps {
  src: string | null;
  /** In sight when the catalogue opens: asked for at once. */
  eager: boolean;
}

/** The picture of a simulation. It says nothing the title does not, so it has no words of its own. */
export const CardPicture = ({ src, eager }: CardPictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return (
      <Blank viewBox="0 0 320 200" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <ellipse cx="160" cy="100" rx="75" ry="60" strokeDasharray="2 5" />
        <circle cx="115" cy="100" r="6" />
        <circle cx="220" cy="64" r="3" fill="currentColor" />
      </Blank>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={320}
      height={200}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
};
