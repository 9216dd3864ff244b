const field = 'Label, Text, FieldError, Input, Group, Button';
const list = 'Popover, ListBox, ListBoxItem';
const mantineList = 'Input Combobox Popover ScrollArea Paper CloseButton UnstyledButton';

/** Kits in the order of the columns. */
const KITS = ['React Aria Components (unstyled)', 'Mantine', 'Radix Themes', 'MUI'];

/**
 * Components of ui-kit and their counterparts: names that the kits export, for Mantine after a semicolon the style sheets. A dash
 * where a kit has none.
 */
const TABLE = `
Switch | Switch | Switch; InlineInput Switch | Switch | Switch, FormControlLabel
Slider | Slider, SliderOutput, SliderTrack, SliderThumb, Label | Slider, Input; Input Slider | Slider | Slider
NumberField | NumberField, ${field} | NumberInput; Input NumberInput UnstyledButton | – | –
Combobox | ComboBox, ${field}, ${list} | Select; ${mantineList} | – | Autocomplete, TextField
MultiSelect | ComboBox, ${field}, ${list}, TagGroup, TagList, Tag | MultiSelect; ${mantineList} Pill PillsInput | – | Autocomplete, TextField, Chip
DateField | DateField, DateInput, DateSegment, Label, Text, FieldError | DateInput | – | DateField
DatePicker | DatePicker, DateInput, DateSegment, ${field}, Popover, Dialog, Heading, Calendar, CalendarGrid, CalendarGridHeader, CalendarHeaderCell, CalendarGridBody, CalendarCell | DatePickerInput | – | DatePicker
Popover | DialogTrigger, Popover, Dialog, Button | Popover, UnstyledButton; Popover Paper UnstyledButton | Popover | Popover, ButtonBase
AlertDialog | ModalOverlay, Modal, Dialog, Heading, Button | Modal, Button; Modal ModalBase Overlay Paper ScrollArea CloseButton UnstyledButton Button Loader | AlertDialog, Button | Dialog, DialogTitle, DialogContent, DialogActions, Button
SegmentedControl | ToggleButtonGroup, ToggleButton | SegmentedControl; SegmentedControl | SegmentedControl | ToggleButtonGroup, ToggleButton
OtpField | – | PinInput; Input PinInput Group | – | –
FileUpload | FileTrigger, DropZone, Button, Text | FileInput; Input CloseButton UnstyledButton | – | –
Table | Table, TableHeader, TableBody, Column, Row, Cell, Checkbox | Table, Checkbox; Table ScrollArea InlineInput Checkbox | Table, Checkbox | Table, TableHead, TableBody, TableRow, TableCell, TableSortLabel, Checkbox
Menu | MenuTrigger, Menu, MenuItem, Separator, Popover, Button | Menu, UnstyledButton; Menu Popover Paper UnstyledButton | DropdownMenu, IconButton | Menu, MenuItem, Divider, ButtonBase
Tooltip | TooltipTrigger, Tooltip | Tooltip; Tooltip | Tooltip | Tooltip
`;

/** Counterparts by the name of the component, then of the kit: exported names, and style sheets. */
export const components: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  Object.fromEntries(
    TABLE.trim()
      .split('\n')
      .map((line) => {
        const [name = '', ...cells] = line.split(' | ');
        const found = cells.flatMap((cell, at) =>
          cell === '–' ? [] : [[KITS[at] ?? '', cell.split('; ')] as const],
        );
        return [name, Object.fromEntries(found)];
      }),
  );
