import { Container, Heading, media } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled(Container)`
  padding-block: var(--ui-space-6) var(--ui-space-10);

  ${media.sm} {
    padding-block: var(--ui-space-12) var(--ui-space-16);
  }
`;

// Every control of these screens has the size of a finger.
/** A sheet on the paper; on a phone the paper itself, so that no width is lost. */
const Sheet = styled.div`
  --ui-control: var(--ui-target);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-5);
  max-width: 26.25rem;
  margin-inline: auto;
  overflow-wrap: anywhere;

  & > header {
    display: grid;
    gap: var(--ui-space-2);
  }
  ${media.sm} {
    padding: var(--ui-space-8);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
  }
`;

interface AccountFrameProps {
  title: string;
  /** What to do here. */
  lead?: ReactNode;
  /** The form, news above it, ways out below it. */
  children: ReactNode;
}

/** A narrow column with the screen's heading: what all account screens look like. */
export const AccountFrame = ({ title, lead, children }: AccountFrameProps) => (
  <Page>
    <Sheet>
      <header>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {lead}
      </header>
      {children}
    </Sheet>
  </Page>
);
