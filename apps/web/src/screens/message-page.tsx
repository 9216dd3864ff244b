import { Container, Heading, Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled(Container)`
  display: grid;
  gap: var(--ui-space-4);
  justify-items: start;
  padding-block: var(--ui-space-16);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-3);
  }
`;

interface MessagePageProps {
  title: string;
  /** Language of the title when it is not Uzbek. */
  titleLang?: string;
  text: string;
  /** One or two buttons or links. */
  actions: ReactNode;
}

/** A page with a heading, a text and actions. */
export const MessagePage = ({ title, titleLang, text, actions }: MessagePageProps) => (
  <Page>
    <Heading level={1} lang={titleLang}>
      {title}
    </Heading>
    <Text measure>{text}</Text>
    <div>{actions}</div>
  </Page>
);
