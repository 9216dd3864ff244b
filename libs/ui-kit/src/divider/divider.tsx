import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

// A border, not a background: forced colours and print keep borders.
const Line = styled.hr`
  align-self: stretch;
  margin: 0;
  border: 0;
  border-block-start: var(--ui-hairline);

  &[data-orientation='vertical'] {
    border-block-start: 0;
    border-inline-start: var(--ui-hairline);
  }
`;

const Labelled = styled.div`
  display: flex;
  align-self: stretch;
  align-items: center;
  gap: var(--ui-space-3);
  min-width: 0;
  color: var(--ui-color-muted);
  font-size: var(--ui-type-sm);
  line-height: 1.4;
  text-align: center;

  &[data-orientation='vertical'] {
    flex: none;
    flex-direction: column;
    gap: var(--ui-space-2);
  }
  & > hr {
    flex: 1 0 var(--ui-space-4);
    align-self: center;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Props of {@link Divider}, besides those of a native `hr`. */
export interface DividerProps extends Omit<ComponentPropsWithoutRef<'hr'>, 'children'> {
  /** Direction of the line: `vertical` between the items of a row, with the height of the row. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Text in the middle of the line: one word, or the name of what follows. */
  label?: ReactNode;
  /** The line has no meaning: screen readers ignore it. They read the label in any case. */
  decorative?: boolean | undefined;
}

/**
 * A line between two parts, announced as a separator. It has no margins: the gap of its `Stack` or `Inline` sets them.
 *
 * When to use: between parts whose subjects differ, or with `label` between two alternatives. Where a heading follows, its
 * space is enough. In a `Menu` use `MenuSeparator`.
 */
export const Divider = forwardRef<HTMLElement, DividerProps>(
  ({ orientation = 'horizontal', label, decorative, ...rest }, ref) => {
    // A separator is horizontal by default.
    const semantics = decorative
      ? { role: 'none' }
      : orientation === 'vertical' && ({ 'aria-orientation': orientation } as const);
    if (!label)
      return <Line {...rest} {...semantics} ref={ref as Ref<HTMLHRElement>} data-orientation={orientation} />;
    // The label is beside the separator, not inside: screen readers do not read the content of a separator.
    return (
      <Labelled {...rest} ref={ref as Ref<HTMLDivElement>} data-orientation={orientation}>
        <Line {...semantics} data-orientation={orientation} />
        <span>{label}</span>
        <Line role="none" data-orientation={orientation} />
      </Labelled>
    );
  },
);
