import { mantineSheets, radixSheets } from './kits.js';

const mantine = (names: string, ...sheets: string[]) =>
  `${mantineSheets(...sheets)}\nexport { MantineProvider, ${names} } from '@mantine/core';`;
const mantineDates = (names: string) =>
  `${mantine('Input', 'Input', 'Popover', 'UnstyledButton', 'CloseButton', 'Paper')}
  import '@mantine/dates/styles.css';
  export { DatesProvider, ${names} } from '@mantine/dates';
  export { default as dayjs } from 'dayjs';`;
const aria = (names: string) => `export { ${names} } from 'react-aria-components';`;
const mui = (names: string) => `export { ${names} } from '@mui/material';`;
const muiDates = (names: string) =>
  `export { LocalizationProvider, ${names} } from '@mui/x-date-pickers';
  export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`;
const radix = (names: string) => `${radixSheets}\nexport { Theme, ${names} } from '@radix-ui/themes';`;

const ariaField = 'Label, Text, FieldError, Input, Group, Button';
const ariaList = 'Popover, ListBox, ListBoxItem';
const mantineList = ['Input', 'Combobox', 'Popover', 'ScrollArea', 'Paper', 'CloseButton', 'UnstyledButton'];
const mantineModal = [
  'Modal',
  'ModalBase',
  'Overlay',
  'Paper',
  'ScrollArea',
  'CloseButton',
  'UnstyledButton',
];

/**
 * Modules that export one component of ui-kit, and its counterpart in each kit that has one, with what its manual requires: by
 * the name of the component, then by the name of the kit.
 */
export const components: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Switch: {
    'React Aria Components (unstyled)': aria('Switch'),
    Mantine: mantine('Switch', 'InlineInput', 'Switch'),
    'Radix Themes': radix('Switch'),
    MUI: mui('Switch, FormControlLabel'),
  },
  Slider: {
    'React Aria Components (unstyled)': aria('Slider, SliderOutput, SliderTrack, SliderThumb, Label'),
    Mantine: mantine('Slider, Input', 'Input', 'Slider'),
    'Radix Themes': radix('Slider'),
    MUI: mui('Slider'),
  },
  NumberField: {
    'React Aria Components (unstyled)': aria(`NumberField, ${ariaField}`),
    Mantine: mantine('NumberInput', 'Input', 'NumberInput', 'UnstyledButton'),
  },
  Combobox: {
    'React Aria Components (unstyled)': aria(`ComboBox, ${ariaField}, ${ariaList}`),
    Mantine: mantine('Select', ...mantineList),
    MUI: mui('Autocomplete, TextField'),
  },
  MultiSelect: {
    'React Aria Components (unstyled)': aria(`ComboBox, ${ariaField}, ${ariaList}, TagGroup, TagList, Tag`),
    Mantine: mantine('MultiSelect', ...mantineList, 'Pill', 'PillsInput'),
    MUI: mui('Autocomplete, TextField, Chip'),
  },
  DateField: {
    'React Aria Components (unstyled)': aria('DateField, DateInput, DateSegment, Label, Text, FieldError'),
    Mantine: mantineDates('DateInput'),
    MUI: muiDates('DateField'),
  },
  DatePicker: {
    'React Aria Components (unstyled)': aria(
      `DatePicker, DateInput, DateSegment, ${ariaField}, Popover, Dialog, Heading, Calendar, CalendarGrid, CalendarGridHeader,
      CalendarHeaderCell, CalendarGridBody, CalendarCell`,
    ),
    Mantine: mantineDates('DatePickerInput'),
    MUI: muiDates('DatePicker'),
  },
  Popover: {
    'React Aria Components (unstyled)': aria('DialogTrigger, Popover, Dialog, Button'),
    Mantine: mantine('Popover, UnstyledButton', 'Popover', 'Paper', 'UnstyledButton'),
    'Radix Themes': radix('Popover'),
    MUI: mui('Popover, ButtonBase'),
  },
  AlertDialog: {
    'React Aria Components (unstyled)': aria('ModalOverlay, Modal, Dialog, Heading, Button'),
    Mantine: mantine('Modal, Button', ...mantineModal, 'Button', 'Loader'),
    'Radix Themes': radix('AlertDialog, Button'),
    MUI: mui('Dialog, DialogTitle, DialogContent, DialogActions, Button'),
  },
  SegmentedControl: {
    'React Aria Components (unstyled)': aria('ToggleButtonGroup, ToggleButton'),
    Mantine: mantine('SegmentedControl', 'SegmentedControl'),
    'Radix Themes': radix('SegmentedControl'),
    MUI: mui('ToggleButtonGroup, ToggleButton'),
  },
  OtpField: {
    Mantine: mantine('PinInput', 'Input', 'PinInput', 'Group'),
  },
  FileUpload: {
    'React Aria Components (unstyled)': aria('FileTrigger, DropZone, Button, Text'),
    Mantine: mantine('FileInput', 'Input', 'CloseButton', 'UnstyledButton'),
  },
  Table: {
    'React Aria Components (unstyled)': aria('Table, TableHeader, TableBody, Column, Row, Cell, Checkbox'),
    Mantine: mantine('Table, Checkbox', 'Table', 'ScrollArea', 'InlineInput', 'Checkbox'),
    'Radix Themes': radix('Table, Checkbox'),
    MUI: mui('Table, TableHead, TableBody, TableRow, TableCell, TableSortLabel, Checkbox'),
  },
  Menu: {
    'React Aria Components (unstyled)': aria('MenuTrigger, Menu, MenuItem, Separator, Popover, Button'),
    Mantine: mantine('Menu, UnstyledButton', 'Menu', 'Popover', 'Paper', 'UnstyledButton'),
    'Radix Themes': radix('DropdownMenu, IconButton'),
    MUI: mui('Menu, MenuItem, Divider, ButtonBase'),
  },
  Tooltip: {
    'React Aria Components (unstyled)': aria('TooltipTrigger, Tooltip'),
    Mantine: mantine('Tooltip', 'Tooltip'),
    'Radix Themes': radix('Tooltip'),
    MUI: mui('Tooltip'),
  },
};
