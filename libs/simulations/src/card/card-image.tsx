import { useState } from 'react';
import { styled } from 'styled-components';

// An orbit with its focus, in place of a missing image: all cards of a row keep the same layout.
const Placeholder = styled.svg`
  color: var(--ui-color-line-strong);
  opacity: 0.6;
`;

interface CardImageProps {
  src: string | null;
  /** Visible when the catalogue opens: loads at once. */
  eager: boolean;
}

/** The image of a simulation. Decorative: the title has the same meaning. */
export const CardImage = ({ src, eager }: CardImageProps) => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (src === null || src === failedSrc) {
    return (
      <Placeholder
        viewBox="0 0 320 200"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <ellipse cx="160" cy="100" rx="75" ry="60" strokeDasharray="2 5" />
        <circle cx="115" cy="100" r="6" />
        <circle cx="220" cy="64" r="3" fill="currentColor" />
      </Placeholder>
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
      onError={() => setFailedSrc(src)}
    />
  );
};
