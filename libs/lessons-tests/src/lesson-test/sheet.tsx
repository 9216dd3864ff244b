import { styled } from 'styled-components';

/** Only on paper: lines for the pupil's name. */
export const PaperOnly = styled.p.attrs({ 'aria-hidden': true })`
  display: none;
`;

// Every control has the size of a finger.
/**
 * The ground of a test, on the screen and on paper. On paper everything is ink: no buttons, no news, no colours; what is
 * marked `data-screen` stays away.
 */
export const Sheet = styled.section`
  --ui-control: var(--ui-target);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-5);
  max-width: var(--ui-width-lesson);
  overflow-wrap: anywhere;

  & :is(h2, h3) {
    scroll-margin-block: calc(var(--ui-bar-height) + var(--ui-space-6));
  }

  @media print {
    --ui-color-text: black;
    --ui-color-muted: black;
    --ui-color-line: black;
    --ui-color-line-strong: black;
    --ui-color-accent: black;
    --ui-color-accent-soft: white;
    --ui-color-page: white;
    --ui-color-surface: white;
    --ui-color-sunken: white;
    --ui-color-right: black;
    --ui-color-right-soft: white;
    --ui-color-wrong: black;
    --ui-color-wrong-soft: white;

    color-scheme: light;
    max-width: none;
    background: white;
    color: black;
    gap: 5mm;
    font-size: 11pt;
    line-height: 1.35;

    & :is(button, a, [data-screen]) {
      display: none;
    }
    & ${PaperOnly} {
      display: flex;
      gap: 6mm;
    }
    & ${PaperOnly} > span {
      flex: 1;
      border-bottom: 1px solid black;
    }
    & ${PaperOnly} > span + span {
      flex: 0 1 35mm;
    }
    & :is(h2, h3) {
      break-after: avoid;
      font-size: 13pt;
    }
    & h3 {
      font-size: 11pt;
    }
  }
`;

/** One question; never torn apart between two pages. */
export const QuestionCard = styled.div`
  padding: var(--ui-space-4);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  break-inside: avoid;

  @media print {
    padding: 0;
    border: 0;
  }
`;

/** The letter options are called by in class. */
export const optionLetter = (option: number): string => 'ABCD'.charAt(option - 1);
