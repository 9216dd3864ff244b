import { colors } from '@zarra/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { qrPath } from './qr-path.js';

/** Empty modules a reader needs around the code (ISO/IEC 18004). */
const QUIET = 4;

const Picture = styled.svg`
  width: min(100%, 20rem);
  height: auto;
  border-radius: var(--ui-radius);
  forced-color-adjust: none;
`;

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  text: string;
  /** Its name for those who do not see it. */
  title: string;
}

/** Text as a picture that cameras read. Dark on light in either theme: many cameras read nothing else. */
export const QrCode = ({ text, title }: QrCodeProps) => {
  const titleId = useId();
  // The lowest correction has the largest modules; what room is left over corrects more.
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  const side = size + 2 * QUIET;
  return (
    <Picture
      role="img"
      aria-labelledby={titleId}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <title id={titleId}>{title}</title>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill={colors.light.surface} />
      <path d={qrPath(data)} fill={colors.light.text} />
    </Picture>
  );
};
