import { colors } from '@zarra/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

const QrSvg = styled.svg`
  width: min(100%, 20rem);
  height: auto;
  border-radius: var(--ui-radius);
  forced-color-adjust: none;
`;

/** SVG path of the dark modules, one unit per module; neighbours in a row form one rectangle. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      const width = x + 1 - from;
      path += `M${from} ${y}h${width}v1h-${width}z`;
    }
  }
  return path;
}

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  title: string;
}

/** QR code of a text. Dark on light in both themes: many readers support nothing else. */
export const QrCode = ({ text, title }: QrCodeProps) => {
  const titleId = useId();
  // The lowest error correction has the largest modules; free space raises it.
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  const side = size + 2 * QUIET_ZONE;
  return (
    <QrSvg
      role="img"
      aria-labelledby={titleId}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <title id={titleId}>{title}</title>
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill={colors.light.surface} />
      <path d={qrPath(data)} fill={colors.light.text} />
    </QrSvg>
  );
};
