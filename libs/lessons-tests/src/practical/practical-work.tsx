import { useQuery } from '@tanstack/react-query';
import { loadFailure, type ApiClient } from '@zarra/api-client';
import { practicalQuery, type Practical } from '@zarra/api-client/practicals';
import { Button, Container, Heading, LinkButton, Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { TypesetText } from '../description/typeset-text.js';
import { PrintLine, PrintOnly } from '../lesson-test/printable-layout.js';
import { usePracticalMessages } from '../messages/practical-strings.js';
import { usePageMessages } from '../messages/page-strings.js';
import { RetryAlert } from '../retry-alert.js';
import { PagePlaceholder } from '../signed-in-page.js';

// One page of A4 in print, black on white in every theme; a learner writes in the empty cells.
const Page = styled(Container)`
  --ui-control: var(--ui-target);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-5);
  padding-block: var(--ui-space-6) var(--ui-space-12);
  overflow-wrap: anywhere;

  & td:empty {
    min-width: 2.25rem;
    height: 2.25rem;
  }
  & :is(th, td) {
    padding-inline: var(--ui-space-2);
    overflow-wrap: normal;
  }

  @media print {
    --ui-color-page: white;
    --ui-color-surface: white;
    --ui-color-sunken: white;
    --ui-color-text: black;
    --ui-color-muted: black;
    --ui-color-accent: black;
    --ui-color-line: black;
    --ui-color-line-strong: black;
    --ui-space-8: 3mm;
    --ui-space-6: 3mm;
    --ui-space-5: 3mm;
    --ui-space-4: 2mm;
    --ui-space-3: 1mm;
    display: block;
    max-width: none;
    padding: 0;
    background: white;
    color: black;
    color-scheme: light;
    font-size: 10pt;
    line-height: 1.3;

    && h1 {
      margin-block: 0 2mm;
      font-size: 14pt;
    }
    & :is(h3, h4) {
      margin-block: 2mm 1mm;
      font-size: 11pt;
    }
    & :is(p, ul, ol, li, table) {
      margin-block: 0 1mm;
    }
    & table {
      width: 100%;
    }
    & :is(th, td) {
      border: 1px solid black;
    }
    & td:empty {
      height: 7mm;
    }
    & a {
      color: inherit;
      text-decoration: none;
    }
    & [data-screen-only] {
      display: none;
    }
    & ${PrintOnly} {
      display: flex;
      gap: 6mm;
      margin-block: 0 3mm;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-3);
`;

const TeacherNote = styled.details`
  padding: var(--ui-space-3) var(--ui-space-4);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);

  & > summary {
    min-height: var(--ui-target);
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Work = ({ practical }: { practical: Practical }) => {
  const texts = usePracticalMessages();
  const { title, className, lesson, tree, teacherTree, investigation } = practical;
  return (
    <>
      <header>
        <PrintOnly>
          {texts.name}
          <PrintLine data-wide="" />
          {texts.schoolClass}
          <PrintLine />
          {texts.date}
          <PrintLine />
        </PrintOnly>
        <Text size="sm" tone="muted">
          {className} · {lesson.link === null ? lesson.title : <Link to={lesson.link}>{lesson.title}</Link>}
        </Text>
        <Heading level={1}>{title}</Heading>
      </header>
      <Actions data-screen-only="">
        <Button onClick={() => print()}>{texts.print}</Button>
        {investigation?.link != null && (
          <LinkButton
            as={Link}
            to={investigation.link}
            aria-label={`${texts.laboratory}: ${investigation.title}`}
          >
            {texts.laboratory}
          </LinkButton>
        )}
      </Actions>
      <Heading level={2} size="lg" data-screen-only="">
        {texts.sheet}
      </Heading>
      <TypesetText tree={tree} />
      {teacherTree !== '[]' && (
        <TeacherNote data-screen-only="">
          <summary>{texts.teacher}</summary>
          <TypesetText tree={teacherTree} />
        </TeacherNote>
      )}
    </>
  );
};

export interface PracticalWorkProps {
  client: ApiClient;
  /** Slug of the practical work. */
  slug: string;
  /** Address of the lessons. */
  lessonsPath: string;
  /** Renders the title of the page in the document's head. */
  renderHead: (title: string) => ReactNode;
}

/** A practical work: a page to read, a sheet of A4 to print, and a link to the same work in the laboratory. */
export const PracticalWork = ({ client, slug, lessonsPath, renderHead }: PracticalWorkProps) => {
  const strings = usePageMessages();
  const texts = usePracticalMessages();
  const query = useQuery(practicalQuery(client, slug));
  const { data, isFetching, refetch } = query;
  const failure = loadFailure(query);
  if (data) {
    return (
      <Page width="text">
        {renderHead(data.title)}
        <Work practical={data} />
      </Page>
    );
  }
  if (data === null) {
    return (
      <Page width="text">
        {renderHead(texts.missing)}
        <Heading level={1}>{texts.missing}</Heading>
        <Actions>
          <LinkButton as={Link} to={lessonsPath}>
            {texts.lessons}
          </LinkButton>
        </Actions>
      </Page>
    );
  }
  return (
    <Page width="text">
      {renderHead(texts.title)}
      <Heading level={1}>{texts.title}</Heading>
      {failure ? (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {strings.loadErrors[failure]}
        </RetryAlert>
      ) : (
        <PagePlaceholder text={texts.loading} />
      )}
    </Page>
  );
};
