const ariaField = 'Label, Text, FieldError, Input, Group, Button';
const ariaList = 'Popover, ListBox, ListBoxItem';
const mantineList = 'Input Combobox Popover ScrollArea Paper CloseButton UnstyledButton';

/** The counterparts of a component by the name of the kit: exported names, for Mantine also style sheets. */
const counterparts = (
  aria: string,
  mantine: readonly [names: string, sheets?: string],
  radix = '',
  mui = '',
): Readonly<Record<string, readonly [names: string, sheets?: string]>> => ({
  'React Aria Components (unstyled)': [aria],
  Mantine: mantine,
  'Radix Themes': [radix],
  MUI: [mui],
});

/** Components of ui-kit, each with its counterpart in every kit that has one; an empty name where there is none. */
export const components = {
  Switch: counterparts('Switch', ['Switch', 'InlineInput Switch'], 'Switch', 'Switch, FormControlLabel'),
  Slider: counterparts(
    'Slider, SliderOutput, SliderTrack, SliderThumb, Label',
    ['Slider, Input', 'Input Slider'],
    'Slider',
    'Slider',
  ),
  NumberField: counterparts(`NumberField, ${ariaField}`, ['NumberInput', 'Input NumberInput UnstyledButton']),
  Combobox: counterparts(
    `ComboBox, ${ariaField}, ${ariaList}`,
    ['Select', mantineList],
    '',
    'Autocomplete, TextField',
  ),
  MultiSelect: counterparts(
    `ComboBox, ${ariaField}, ${ariaList}, TagGroup, TagList, Tag`,
    ['MultiSelect', `${mantineList} Pill PillsInput`],
    '',
    'Autocomplete, TextField, Chip',
  ),
  DateField: counterparts(
    'DateField, DateInput, DateSegment, Label, Text, FieldError',
    ['DateInput'],
    '',
    'DateField',
  ),
  DatePicker: counterparts(
    `DatePicker, DateInput, DateSegment, ${ariaField}, Popover, Dialog, Heading, Calendar, CalendarGrid, CalendarGridHeader,
    CalendarHeaderCell, CalendarGridBody, CalendarCell`,
    ['DatePickerInput'],
    '',
    'DatePicker',
  ),
  Popover: counterparts(
    'DialogTrigger, Popover, Dialog, Button',
    ['Popover, UnstyledButton', 'Popover Paper UnstyledButton'],
    'Popover',
    'Popover, ButtonBase',
  ),
  AlertDialog: counterparts(
    'ModalOverlay, Modal, Dialog, Heading, Button',
    ['Modal, Button', 'Modal ModalBase Overlay Paper ScrollArea CloseButton UnstyledButton Button Loader'],
    'AlertDialog, Button',
    'Dialog, DialogTitle, DialogContent, DialogActions, Button',
  ),
  SegmentedControl: counterparts(
    'ToggleButtonGroup, ToggleButton',
    ['SegmentedControl', 'SegmentedControl'],
    'SegmentedControl',
    'ToggleButtonGroup, ToggleButton',
  ),
  OtpField: counterparts('', ['PinInput', 'Input PinInput Group']),
  FileUpload: counterparts('FileTrigger, DropZone, Button, Text', [
    'FileInput',
    'Input CloseButton UnstyledButton',
  ]),
  Table: counterparts(
    'Table, TableHeader, TableBody, Column, Row, Cell, Checkbox',
    ['Table, Checkbox', 'Table ScrollArea InlineInput Checkbox'],
    'Table, Checkbox',
    'Table, TableHead, TableBody, TableRow, TableCell, TableSortLabel, Checkbox',
  ),
  Menu: counterparts(
    'MenuTrigger, Menu, MenuItem, Separator, Popover, Button',
    ['Menu, UnstyledButton', 'Menu Popover Paper UnstyledButton'],
    'DropdownMenu, IconButton',
    'Menu, MenuItem, Divider, ButtonBase',
  ),
  Tooltip: counterparts('TooltipTrigger, Tooltip', ['Tooltip', 'Tooltip'], 'Tooltip', 'Tooltip'),
};
