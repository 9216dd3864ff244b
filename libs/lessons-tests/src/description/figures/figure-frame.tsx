import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { toElements } from '../typeset-text.js';
import { useFigureMessages } from '../../messages/figure-strings.js';
import type { FigureNode } from './figure-node.js';
import { FigureText } from './figure-text.js';

// On a phone as wide as the text, so that labels have their size; on wider screens as one drawing, or as two of a process.
const Frame = styled.figure`
  max-width: calc(28rem + 2px);
  margin: 0;
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  overflow: hidden;
  break-inside: avoid;

  &[data-process] {
    max-width: none;
  }
  & > :is(figcaption, details) {
    padding-inline: var(--ui-space-3);
  }
  & > figcaption {
    padding-block: var(--ui-space-2);
    border-block-start: var(--ui-hairline);
    line-height: 1.4;
  }
  & > figcaption + details {
    margin-block-start: calc(-1 * var(--ui-space-2));
  }

  @media print {
    max-width: 95mm;
    border-color: gray;
    background: none;
  }
`;

interface FigureFrameProps {
  figure: FigureNode;
  /** Of the drawing that is shown. */
  text: string;
  /** The drawing and its controls. */
  children: ReactNode;
}

/** A figure of a lesson: the drawing, its caption and its text alternative. */
export const FigureFrame = ({ figure: { drawings, caption, motion }, text, children }: FigureFrameProps) => {
  const { read } = useFigureMessages();
  return (
    <Frame data-process={drawings.length > 1 && motion === undefined ? '' : undefined}>
      {children}
      {caption.length > 0 && <figcaption>{toElements(caption)}</figcaption>}
      <FigureText label={read} paragraphs={text.split('\n')} />
    </Frame>
  );
};
