import { Button, Heading, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import type { Investigation } from '../experiment/investigation.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { AllProgress } from './progress.js';

const List = styled.div`
  display: grid;
  gap: var(--ui-space-3);
  max-width: 45rem;
  justify-items: start;

  & > ol {
    display: grid;
    width: 100%;
    gap: var(--ui-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li > button {
    display: grid;
    width: 100%;
    min-height: var(--ui-target);
    padding: var(--ui-space-2) var(--ui-space-3);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & li > button:hover {
    border-color: var(--ui-color-accent);
  }
  & li > button > strong {
    color: var(--ui-color-accent);
  }
  & li > button > span {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
`;

interface InvestigationListProps {
  investigations: readonly Investigation[];
  progress: AllProgress;
  onOpen: (slug: string) => void;
  /** Begins all of them again. */
  onClear: () => void;
}

/** Investigations of an experiment with class, topic, level and state. */
export function InvestigationList({ investigations, progress, onOpen, onClear }: InvestigationListProps) {
  const strings = useAllMessages().investigations;
  return (
    <List>
      <Heading level={2} size="md">
        {strings.title}
      </Heading>
      <Text size="sm" tone="muted">
        {strings.saved}
      </Text>
      <ol>
        {investigations.map(({ slug, title, class: schoolClass, topic, level }) => (
          <li key={slug}>
            <button type="button" data-open={slug} onClick={() => onOpen(slug)}>
              <strong>{title}</strong>
              <span>
                {strings.facts(
                  schoolClass,
                  topic,
                  strings.levels[level],
                  strings.states[progress[slug]?.state ?? 'not-begun'],
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {Object.keys(progress).length > 0 && (
        <Button size="sm" variant="quiet" onClick={onClear}>
          {strings.clear}
        </Button>
      )}
    </List>
  );
}
