import { Button, Container, dialogCommand, Drawer, Heading, Icon, media, Skeleton } from '@zarra/ui-kit';
import { list } from '@zarra/ui-kit/icons/list';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from './messages/page-strings.js';

// Print is black on white in every theme.
const Columns = styled(Container)`
  padding-block: var(--ui-space-4) var(--ui-space-12);

  ${media.lg} {
    display: grid;
    grid-template-columns: 18.75rem minmax(0, 1fr);
    gap: var(--ui-space-12);
    padding-block: var(--ui-space-8) var(--ui-space-16);
  }
  @media print {
    --ui-color-page: white;
    --ui-color-surface: white;
    --ui-color-sunken: white;
    --ui-color-text: black;
    --ui-color-muted: black;
    --ui-color-accent: black;
    --ui-color-line: gray;
    --ui-color-line-strong: black;
    display: block;
    max-width: none;
    padding: 0;
    background: white;
    color: black;
    color-scheme: light;
  }
`;

const LessonColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ui-space-6);
  min-width: 0;
  max-width: var(--ui-width-text);
  margin-inline: auto;
  width: 100%;

  ${media.lg} {
    grid-column: 2;
    margin-inline: 0 auto;
  }
  /* A grid that is divided into pages keeps its rows: what breaks move down would lie under the next row. */
  @media print {
    display: block;
    max-width: none;
  }
`;

const Placeholder = styled.div`
  display: none;
  align-content: start;
  gap: var(--ui-space-4);

  ${media.lg} {
    display: grid;
  }
`;

interface PageLayoutProps {
  /** The list of topics: beside the lesson on a wide viewport. Absent: a placeholder. */
  topics?: ReactNode;
  lesson: ReactNode;
}

const TopicsPending = () => (
  <Placeholder>
    <Heading level={2} size="lg">
      {usePageMessages().sidebar}
    </Heading>
    <Skeleton shape="title" />
    <Skeleton lines={5} />
    <Skeleton lines={4} />
  </Placeholder>
);

/** The two columns of the screen. The lesson's column announces the loading state. */
export const PageLayout = ({ topics = <TopicsPending />, lesson }: PageLayoutProps) => (
  <Columns>
    {topics}
    <LessonColumn>{lesson}</LessonColumn>
  </Columns>
);

const ButtonRow = styled.div`
  ${media.lg} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
// On a wide viewport the closed dialog is the column beside the lesson: it stays in view and scrolls independently.
const TopicsDrawer = styled(Drawer)`
  ${media.lg} {
    &:not([open]) {
      --ui-color-surface: transparent;
      position: sticky;
      inset: calc(var(--ui-bar-height) + var(--ui-space-4)) auto auto;
      align-self: start;
      display: grid;
      grid-template-rows: minmax(0, 1fr);
      width: auto;
      max-height: calc(100vh - var(--ui-bar-height) - var(--ui-space-8));
      overflow: visible;
      box-shadow: none;
    }
    &:not([open]) > div {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      gap: var(--ui-space-4);
      min-height: 0;
      padding: 0;
    }
    &:not([open]) h2 {
      font-size: var(--ui-type-lg);
    }
    &:not([open]) nav {
      display: grid;
      grid-template-rows: minmax(0, 1fr);
    }
    &:not([open]) [command='close'] {
      display: none;
    }
  }
  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;

interface TopicsProps {
  /** Its `id`, for {@link OpenTopics}. */
  id: string;
  /** Renders the topics. */
  children: (drawer: { isOpen: boolean; close: () => void }) => ReactNode;
}

/** The list of topics: a column on a wide viewport, else a drawer. The browser opens it, so it works before hydration. */
export const Topics = ({ id, children }: TopicsProps) => {
  const strings = usePageMessages();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => (document.getElementById(id) as HTMLDialogElement | null)?.close();
  return (
    <TopicsDrawer
      id={id}
      title={strings.sidebar}
      closeLabel={strings.closeTopics}
      onToggle={({ currentTarget, target }) => {
        // Classes are `details` elements, whose event bubbles in React.
        if (target === currentTarget) setIsOpen(currentTarget.open);
      }}
    >
      <nav aria-label={strings.sidebar}>{children({ isOpen, close })}</nav>
    </TopicsDrawer>
  );
};

/** The button that opens the list of topics on a narrow viewport. */
export const OpenTopics = ({ id }: { id: string }) => (
  <ButtonRow>
    <Button block icon={<Icon path={list} />} {...dialogCommand('show-modal', id)}>
      {usePageMessages().openTopics}
    </Button>
  </ButtonRow>
);
