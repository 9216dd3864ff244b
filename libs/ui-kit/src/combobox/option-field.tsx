import { Combobox as Base } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { BaseUIEvent } from '@base-ui/react/types';
import {
  useId,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { controlGroupCss } from '../field/control-group-css.js';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.js';
import { nameDismissButtons, useFloatLayer } from '../float/float-layer.js';
import { Icon } from '../icon/icon.js';
import { chevronDown } from '../icons/chevron-down.js';
import { cross } from '../icons/cross.js';
import { useMessages, withValue } from '../messages/messages.js';
import { hiddenCss } from '../visually-hidden/hidden-css.js';
import type { ComboboxLabels, OptionListProps } from './combobox-option.js';
import { OptionList } from './option-list.js';
import { useOptionSearch } from './use-option-search.js';

// A strict CSP drops the inline styles of the hidden input in server HTML.
const Frame = styled.div`
  position: relative;
  min-width: 0;

  & > input {
    ${hiddenCss}
  }
`;

const Group = styled(Base.InputGroup)`
  ${controlGroupCss}
  display: flex;

  & input {
    text-overflow: ellipsis;
  }
  & > button {
    flex: none;
    width: var(--ui-target);
    height: calc(var(--ui-control) - 2px);
  }
`;

/** Props of the input and the label of a `Combobox` and a `MultiSelect`. */
export interface OptionInputProps
  extends
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'role' | 'size' | 'list' | 'multiple' | 'value' | 'defaultValue' | 'onChange' | 'children'
    >,
    FieldLabelProps {}

/** Without this, Enter in an open list without a match would submit the form, and Escape in a closed one would empty it. */
const handleKey = (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) => {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Enter' && isOpen) event.preventDefault();
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
};

interface OptionFieldProps<Multiple extends boolean> extends OptionListProps {
  field: OptionInputProps;
  labels: Partial<ComboboxLabels>;
  input: RefObject<HTMLInputElement | null>;
  selection: Pick<Base.Root.Props<string, Multiple>, 'multiple' | 'value' | 'onValueChange'>;
  /** Renders the content of the field around its input. */
  children: (input: ReactElement) => ReactNode;
}

/** A field with a text input, its buttons, and a list of the options that match the text. */
export const OptionField = <Multiple extends boolean>({
  field: { label, name, form, readOnly = false, onKeyDown, ...field },
  labels,
  input,
  selection,
  options,
  searchKey,
  onInputValueChange,
  loading = false,
  children,
}: OptionFieldProps<Multiple>) => {
  const messages = useMessages({
    showOptions: labels.showOptions,
    clear: labels.clear,
    close: labels.close,
    loading: labels.loading,
    noOptions: labels.noOptions,
    moreOptions: labels.moreOptions,
  });
  const labelId = useId();
  const { anchor, direction, portal, positioner } = useFloatLayer();
  const { byValue, moreCount, root } = useOptionSearch(
    { options, searchKey, onInputValueChange },
    selection.value,
  );
  const moreText = moreCount > 0 ? withValue(messages.moreOptions, moreCount) : undefined;
  return (
    <FieldFrame field={{ ...field, label: <span id={labelId}>{label}</span> }}>
      {({ id, required = false, disabled = false, ...control }) => (
        <Frame>
          <DirectionProvider direction={direction}>
            <Base.Root
              {...root}
              {...selection}
              {...{ id, name, form, required, disabled, readOnly }}
              autoHighlight
              onOpenChangeComplete={(open) => {
                root.onOpenChangeComplete(open);
                if (open) nameDismissButtons(messages.close);
              }}
            >
              <Group ref={anchor} role="presentation" data-invalid={control['aria-invalid']}>
                {children(
                  <Base.Input
                    {...control}
                    ref={input}
                    // Base UI hides the label while the list is open: the name by `htmlFor` would be empty then.
                    aria-labelledby={labelId}
                    onKeyDown={(event) => {
                      onKeyDown?.(event);
                      handleKey(event);
                    }}
                  />,
                )}
                {!disabled && !readOnly && (
                  <Base.Clear aria-label={messages.clear}>
                    <Icon path={cross} />
                  </Base.Clear>
                )}
                <Base.Trigger aria-label={messages.showOptions}>
                  <Icon path={chevronDown} />
                </Base.Trigger>
              </Group>
              <OptionList
                byValue={byValue}
                emptyText={loading ? messages.loading : messages.noOptions}
                statusText={loading && options.length > 0 ? messages.loading : moreText}
                portal={portal}
                positioner={positioner}
              />
            </Base.Root>
          </DirectionProvider>
        </Frame>
      )}
    </FieldFrame>
  );
};
