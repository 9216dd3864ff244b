import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Icon, MessagesProvider, uzbekMessages } from '@zarra/ui-kit';
import { check } from '@zarra/ui-kit/icons/check';
import { cross } from '@zarra/ui-kit/icons/cross';
import { styled } from 'styled-components';
import { publishedOf } from '../designers/changelog.js';
import { Paper } from '../designers/paper.js';
import { guidance, type Example, type Guidance } from './guidance.js';

const Pair = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 0 var(--ui-space-4);
  padding: var(--ui-space-4);

  &:not(:last-child) {
    border-bottom: var(--ui-hairline);
  }
`;

const Figure = styled.figure`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 2;
  margin: 0;
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    place-items: center;
    min-width: 0;
    overflow: hidden;
    min-height: 9rem;
    padding: var(--ui-space-5);
  }
  & > figcaption {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--ui-space-2);
    padding: var(--ui-space-3) var(--ui-space-4);
    border-top: 3px solid var(--ui-color-right);
    font-size: var(--ui-type-sm);
  }
  &[data-kind='bad'] > figcaption {
    border-top-color: var(--ui-color-wrong);
  }
  & > figcaption > svg {
    color: var(--ui-color-right);
  }
  &[data-kind='bad'] > figcaption > svg {
    color: var(--ui-color-wrong);
  }
`;

/** A sentence with code between backticks. */
const Inline = ({ text }: { text: string }) => <Markdown options={{ forceInline: true }}>{text}</Markdown>;

const ExampleFigure = ({ kind, example: { text, picture } }: { kind: 'good' | 'bad'; example: Example }) => (
  <Figure data-kind={kind}>
    {/* A picture: a wrong use would be announced and reached by keyboard. */}
    <div inert lang="uz">
      <MessagesProvider messages={uzbekMessages}>{picture}</MessagesProvider>
    </div>
    <figcaption>
      <Icon path={kind === 'good' ? check : cross} />
      <span>
        <strong>{kind === 'good' ? 'Do.' : 'Do not.'}</strong> <Inline text={text} />
      </span>
    </figcaption>
  </Figure>
);

const List = ({ items }: { items: readonly string[] }) => (
  <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
);

/** The changelog names each component that is published. */
const isPublished = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(publishedOf('ui-kit'));

const GuidanceSections = ({ name, of }: { name: string; of: Guidance }) => (
  <>
    <Heading>Anatomy</Heading>
    <Paper label="Anatomy">
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Purpose</th>
          </tr>
        </thead>
        <tbody>
          {of.anatomy.map(([part, purpose]) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>
                <Inline text={purpose} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
    <Heading>Do and do not</Heading>
    <Paper label="Do and do not">
      {of.examples.map(({ good, bad }) => (
        <Pair key={good.text}>
          <ExampleFigure kind="good" example={good} />
          <ExampleFigure kind="bad" example={bad} />
        </Pair>
      ))}
    </Paper>
    <Heading>Texts</Heading>
    <List items={of.content} />
    <Heading>Accessibility</Heading>
    <List items={of.accessibility} />
    <Heading>Status</Heading>
    <p>{isPublished(name) ? 'Stable, since 1.0.0.' : 'New: part of the next release.'}</p>
  </>
);

/** The page of a component: purpose and keys, props, guidance, states. */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.replace(/^UI Kit\//, '');
  const found = guidance[name];
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {found && <GuidanceSections name={name} of={found} />}
      <Stories title="States" />
    </>
  );
};
