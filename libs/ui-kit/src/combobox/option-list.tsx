import { Combobox as Base } from '@base-ui/react/combobox';
import { memo, useCallback } from 'react';
import { styled } from 'styled-components';
import { floatCss, type useFloatLayer } from '../float/float-layer.js';
import { Icon } from '../icon/icon.js';
import { check } from '../icons/check.js';
import { menuItemCss } from '../menu/menu-item-css.js';
import type { ComboboxOption } from './combobox-option.js';

const Panel = styled(Base.Popup)`
  ${floatCss}
  display: flex;
  flex-direction: column;
  width: var(--anchor-width);
  min-width: 14rem;
  max-width: var(--available-width);
  max-height: min(22rem, var(--available-height));

  & > [role='listbox'] {
    min-height: 0;
    padding: var(--ui-space-1);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & > [data-empty] {
    display: none;
  }
  & > [role='status']:not(:empty) {
    padding: var(--ui-space-2) var(--ui-space-4);
    color: var(--ui-color-muted);
  }
  & > [role='listbox'] ~ [role='status']:not(:empty) {
    border-block-start: var(--ui-hairline);
  }
`;

const Line = styled(Base.Item)`
  ${menuItemCss}

  & > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--ui-color-muted);
    font-size: inherit;
  }
  &[data-disabled] small {
    color: inherit;
  }
  & > [data-check] {
    display: grid;
    color: var(--ui-color-accent);
  }
  & > [data-check] > svg {
    color: inherit;
  }
`;

const Option = memo(({ value, label, description, disabled = false }: ComboboxOption) => (
  <Line value={value} disabled={disabled}>
    <span>
      {label}
      {description && <small>{description}</small>}
    </span>
    <Base.ItemIndicator data-check="">
      <Icon path={check} />
    </Base.ItemIndicator>
  </Line>
));

interface OptionListPanelProps extends Pick<ReturnType<typeof useFloatLayer>, 'portal' | 'positioner'> {
  byValue: ReadonlyMap<string, ComboboxOption>;
  /** Text instead of an empty list. */
  emptyText: string;
  /** Text under the options. */
  statusText: string | undefined;
}

/** The list of a combobox, below or above its field. */
export const OptionList = ({ byValue, emptyText, statusText, portal, positioner }: OptionListPanelProps) => {
  const renderOption = useCallback(
    (value: string) => {
      const option = byValue.get(value);
      return option && <Option key={value} {...option} />;
    },
    [byValue],
  );
  return (
    <Base.Portal {...portal}>
      <Base.Positioner {...positioner} align="start">
        <Panel>
          <Base.Empty>{emptyText}</Base.Empty>
          <Base.List>{renderOption}</Base.List>
          <Base.Status>{statusText}</Base.Status>
        </Panel>
      </Base.Positioner>
    </Base.Portal>
  );
};
