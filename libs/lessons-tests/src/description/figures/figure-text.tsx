import { styled } from 'styled-components';

const Details = styled.details`
  font-size: var(--ui-type-sm);
  line-height: 1.5;

  & > summary {
    display: list-item;
    width: fit-content;
    padding-block: calc((var(--ui-target) - 1.5em) / 2);
    color: var(--ui-color-muted);
    cursor: pointer;
  }
  & > p {
    padding-block-end: var(--ui-space-2);
  }

  @media print {
    &:not([open]),
    & > summary {
      display: none;
    }
  }
`;

interface FigureTextProps {
  /** Name of the button that opens it. */
  label: string;
  /** A paragraph each. */
  paragraphs: readonly string[];
}

/** The text alternative of a figure, closed at first. Browsers do not read descriptions inside SVG to their users. */
export const FigureText = ({ label, paragraphs }: FigureTextProps) => {
  const shown = paragraphs.filter((paragraph) => paragraph !== '');
  if (shown.length === 0) return null;
  return (
    <Details>
      <summary>{label}</summary>
      {shown.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Details>
  );
};
