import { Markdown } from '@storybook/addon-docs/blocks';
import { Button, Card, Icon, Inline, MessagesProvider, uzbekMessages } from '@zarra/ui-kit';
import { check } from '@zarra/ui-kit/icons/check';
import { cross } from '@zarra/ui-kit/icons/cross';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Paper } from '../designers/paper.js';

// At most two columns. A picture and its caption are rows of the grid: those of a pair are aligned.
const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 18rem), 40%), 1fr));
  gap: 0 var(--ui-space-4);
  padding: var(--ui-space-4) var(--ui-space-4) 0;

  & > figure {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 2;
    margin: 0 0 var(--ui-space-4);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    color: var(--ui-color-right);
  }
  & > figure[data-kind='wrong'] {
    color: var(--ui-color-wrong);
  }
  & > figure > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-4);
    place-content: center stretch;
    place-items: center;
    min-width: 0;
    min-height: 9rem;
    overflow: hidden;
    padding: var(--ui-space-5);
    color: var(--ui-color-text);
  }
  &[data-wide] > figure > div {
    justify-items: stretch;
  }
  & > figure > figcaption {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--ui-space-2);
    padding: var(--ui-space-3) var(--ui-space-4);
    border-top: 3px solid;
    font-size: var(--ui-type-sm);
  }
  & > figure > figcaption > span {
    color: var(--ui-color-text);
  }
`;

const InPicture = createContext(false);

/** Paragraphs of Markdown. MDX makes one of each text on a line of its own, also of the text of a button in a picture. */
const Paragraph = (props: ComponentProps<'p'>) => (use(InPicture) ? props.children : <p {...props} />);

interface ExampleProps {
  /** One sentence of Markdown. */
  readonly text: string;
  /** The component itself. */
  readonly children: ReactNode;
}

const Example = ({ kind, text, children }: ExampleProps & { kind: 'right' | 'wrong' }) => (
  <figure data-kind={kind}>
    {/* A picture: a wrong use would be announced and reached by keyboard. */}
    <div inert lang="uz">
      <InPicture value>
        <MessagesProvider messages={uzbekMessages}>{children}</MessagesProvider>
      </InPicture>
    </div>
    <figcaption>
      <Icon path={kind === 'right' ? check : cross} />
      <span>
        <strong>{kind === 'right' ? 'Do.' : 'Do not.'}</strong>{' '}
        <Markdown options={{ forceInline: true }}>{text}</Markdown>
      </span>
    </figcaption>
  </figure>
);

/** Pairs of `Do` and `DoNot`. With `wide` the pictures have the width of their column. */
const Examples = ({ wide, children }: { wide?: boolean; children: ReactNode }) => (
  <Paper label="Do and do not">
    <Pairs data-wide={wide ? '' : undefined}>{children}</Pairs>
  </Paper>
);

const Do = (props: ExampleProps) => <Example kind="right" {...props} />;
const DoNot = (props: ExampleProps) => <Example kind="wrong" {...props} />;

interface OpenDialogProps {
  readonly title: string;
  readonly closable?: boolean;
  /** Labels, the main action last. */
  readonly buttons?: readonly string[];
  readonly danger?: boolean;
  readonly children?: ReactNode;
}

/** A picture of an open dialog: a real one would cover the documentation page. */
const OpenDialog = ({ title, closable = false, buttons, danger = false, children }: OpenDialogProps) => (
  <Card
    title={
      closable ? (
        <Inline as="span" wrap={false} justify="between">
          {title}
          <Icon path={cross} />
        </Inline>
      ) : (
        title
      )
    }
    footer={
      buttons && (
        <Inline justify="end" style={{ width: '100%' }}>
          {buttons.map((label, index) => (
            <Button
              key={label}
              {...(index === buttons.length - 1 && { variant: danger ? 'danger' : 'primary' })}
            >
              {label}
            </Button>
          ))}
        </Inline>
      )
    }
  >
    {children}
  </Card>
);

/** What pages of guidance use without imports, besides the components of the kit. */
export const exampleComponents = { p: Paragraph, Examples, Do, DoNot, OpenDialog };
