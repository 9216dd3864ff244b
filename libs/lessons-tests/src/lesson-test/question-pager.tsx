import { Button, Icon, Text } from '@zarra/ui-kit';
import { arrowLeft } from '@zarra/ui-kit/icons/arrow-left';
import { arrowRight } from '@zarra/ui-kit/icons/arrow-right';
import { styled } from 'styled-components';
import { useTestMessages } from '../messages/test-strings.js';

/** Media query of screens that show one question at a time. Print and wider screens show all. */
export const oneQuestion = '@media screen and (max-width: 47.99em)';

const Row = styled.div`
  display: none;

  ${oneQuestion} {
    display: grid;
    grid-template-columns: var(--ui-target) minmax(0, 1fr) var(--ui-target);
    align-items: center;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  & button {
    min-width: var(--ui-target);
    padding-inline: 0;
  }
`;

interface QuestionPagerProps {
  /** Of the question on screen, from 0. */
  index: number;
  total: number;
  onShow: (index: number) => void;
}

/** On a phone: the place in the test, and the buttons that lead to the question before and after it. */
export const QuestionPager = ({ index, total, onShow }: QuestionPagerProps) => {
  const strings = useTestMessages();
  if (total < 2) return null;
  return (
    <Row>
      <Button
        aria-label={strings.previousQuestion}
        disabled={index === 0}
        icon={<Icon path={arrowLeft} />}
        onClick={() => onShow(index - 1)}
      />
      <Text as="span">{strings.place(index + 1, total)}</Text>
      <Button
        aria-label={strings.nextQuestion}
        disabled={index === total - 1}
        icon={<Icon path={arrowRight} />}
        onClick={() => onShow(index + 1)}
      />
    </Row>
  );
};
