import { Button, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: var(--ui-space-3);
  justify-items: center;
  padding-block: var(--ui-space-6);
  text-align: center;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--ui-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > :is(h2, h3) {
    font-size: var(--ui-type-lg);
  }
`;

interface SearchHintProps {
  title: string;
  /** Level of the title. */
  level: 2 | 3;
  text: string;
  /** Accessible name of the texts to search. */
  label: string;
  /** Texts to search. */
  texts: readonly string[];
  onSelect: (text: string) => void;
}

/** What to do without results, with texts to search. */
export const SearchHint = ({ title, level, text, label, texts, onSelect }: SearchHintProps) => {
  const Title = `h${level}` as const;
  return (
    <Frame>
      <Title>{title}</Title>
      <Text tone="muted">{text}</Text>
      {texts.length > 0 && (
        <ul aria-label={label}>
          {texts.map((each) => (
            <li key={each}>
              <Button size="sm" onClick={() => onSelect(each)}>
                {each}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
};
