import { createGlobalStyle, styled } from 'styled-components';

/** Dialog of a report: a sheet of A4, on paper without the page around it. */
export const ReportFrame = styled.dialog`
  width: min(52rem, 100% - 2rem);
  max-width: none;
  max-height: calc(100vh - 2rem);
  padding: 0;
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow);

  &::backdrop {
    background: var(--ui-color-scrim);
  }
  & > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--ui-space-2);
    padding: var(--ui-space-2) var(--ui-space-4);
    border-block-end: var(--ui-hairline);
    background: var(--ui-color-surface);
  }
  & > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-4);
    padding: var(--ui-space-5);
  }
  & h1 {
    font-size: var(--ui-type-xl);
    line-height: var(--ui-leading-tight);
  }
  & h2 {
    margin-block-end: var(--ui-space-2);
    font-size: var(--ui-type-lg);
  }
  & [data-person] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 8rem) auto;
    gap: var(--ui-space-4);
    align-items: end;
  }
  & [data-apparatus] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
    gap: var(--ui-space-4);
    align-items: start;
  }
  & canvas {
    max-width: 100%;
    height: auto;
  }
  & [data-graph] {
    height: 20rem;
  }
  & [data-graph] > canvas {
    width: 100%;
    height: 100%;
  }
  & table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: var(--ui-space-1) var(--ui-space-3);
    border: 1px solid var(--ui-color-line-strong);
    text-align: end;
  }
  & :is(ul, dl) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--ui-space-3);
    border-block-end: var(--ui-hairline);
  }
  & dd {
    white-space: nowrap;
  }
  & textarea {
    field-sizing: content;
  }
  @media (max-width: 40em) {
    & [data-person] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    position: static;
    width: auto;
    max-height: none;
    border: 0;
    box-shadow: none;

    & > header {
      display: none;
    }
    & > article {
      padding: 0;
    }
    & section,
    & tr {
      break-inside: avoid;
    }
    & :is(input, textarea) {
      padding-inline: 0;
      border-width: 0 0 1px;
      resize: none;
    }
  }
`;

/** Paper shows the open report alone. */
export const ReportPrint = createGlobalStyle`
  @media print {
    @page {
      size: A4;
      margin: 15mm;
    }
    [data-screen] > :not([data-report]) {
      display: none;
    }
  }
`;
