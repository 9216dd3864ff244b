export interface Kit {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  /** Its key in pages.mjs; none without a page. */
  readonly page?: string;
  /** A module that exports names, with the provider and the style sheets that the manual requires. */
  readonly exportsOf?: (names: string, sheets: string) => string;
  /** Names and style sheets of one Button. */
  readonly button?: readonly [names: string, sheets?: string];
  /** Those of ten kinds of component: button, text field, select, checkbox, radio, dialog, toast, alert, card, tabs. */
  readonly ten?: readonly [names: string, sheets?: string];
}

/** A kit and the folder it is installed in. */
export interface InstalledKit extends Kit {
  readonly folder: string;
}

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

const imports = (prefix: string, sheets: string): string =>
  sheets
    .split(' ')
    .map((sheet) => `import '${prefix}/${sheet}.css';`)
    .join('\n');

/** Components about dates are another package in some kits. */
const isAboutDates = (names: string): boolean => /\bDate(?!Segment)/.test(names);

const mantine = (names: string, sheets: string): string =>
  isAboutDates(names)
    ? `${mantine('Input', 'Input Popover UnstyledButton CloseButton Paper')}
      import '@mantine/dates/styles.css';
      export { DatesProvider, ${names} } from '@mantine/dates';
      export { default as dayjs } from 'dayjs';`
    : `${imports('@mantine/core/styles', `default-css-variables baseline global ${sheets}`)}
      export { MantineProvider, ${names} } from '@mantine/core';`;

/** The smallest set of style sheets in the manual: one accent, one grey. */
const radixSheets = 'tokens/base tokens/colors/indigo tokens/colors/slate components utilities';

const mui = (names: string): string =>
  isAboutDates(names)
    ? `export { LocalizationProvider, ${names} } from '@mui/x-date-pickers';
      export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`
    : `export { ${names} } from '@mui/material';`;

/**
 * The compared kits, at the versions of the figures in the README of ui-kit.
 * @param uiKit version specifier of ui-kit
 */
export const kits = (uiKit: string): Kit[] => [
  { name: 'plain React', dependencies: react, page: 'plain' },
  {
    name: 'ui-kit',
    dependencies: { ...react, 'styled-components': '6.6.0', '@zarra/ui-kit': uiKit },
    page: 'uiKit',
    exportsOf: (names) => `export { ${names} } from '@zarra/ui-kit';`,
    button: ['Button'],
    ten: [
      'Button, TextField, Select, Checkbox, RadioGroup, Modal, ToastProvider, useToast, Alert, Card, Tabs',
    ],
  },
  {
    name: 'React Aria Components (unstyled)',
    dependencies: { ...react, 'react-aria-components': '1.22.1' },
    exportsOf: (names) => `export { ${names} } from 'react-aria-components';`,
    button: ['Button'],
    ten: [
      `Button, TextField, Label, Input, FieldError, Select, SelectValue, ListBox, ListBoxItem, Popover, Checkbox, RadioGroup, Radio,
      ModalOverlay, Modal, Dialog, Tabs, TabList, Tab, TabPanel, UNSTABLE_ToastQueue, UNSTABLE_ToastRegion, UNSTABLE_Toast`,
    ],
  },
  {
    name: 'Mantine',
    dependencies: {
      ...{ ...react, '@mantine/core': '9.7.4', '@mantine/hooks': '9.7.4', '@mantine/dates': '9.7.4' },
      dayjs: '1.11.23',
    },
    page: 'mantine',
    exportsOf: mantine,
    button: ['Button', 'UnstyledButton Button Loader'],
    ten: [
      'Button, TextInput, Select, Checkbox, Radio, Modal, Notification, Alert, Card, Tabs',
      'ScrollArea UnstyledButton VisuallyHidden Paper Popover CloseButton Group Loader Overlay ModalBase Input InlineInput Flex ' +
        'Combobox Button Checkbox Radio Modal Alert Card Tabs Notification',
    ],
  },
  {
    name: 'Radix Themes',
    dependencies: { ...react, '@radix-ui/themes': '3.3.0' },
    page: 'radix',
    exportsOf: (names) =>
      `${imports('@radix-ui/themes', radixSheets)}\nexport { Theme, ${names} } from '@radix-ui/themes';`,
    button: ['Button'],
    ten: ['Button, TextField, Select, Checkbox, RadioGroup, Dialog, Callout, Card, Tabs'],
  },
  {
    name: 'MUI',
    dependencies: {
      ...{ ...react, '@mui/material': '9.5.0', '@mui/x-date-pickers': '9.17.0', dayjs: '1.11.23' },
      ...{ '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' },
      ...{ '@emotion/cache': '11.14.0', '@emotion/server': '11.11.0' },
    },
    page: 'mui',
    exportsOf: mui,
    button: ['Button'],
    ten: [
      `Button, TextField, Select, MenuItem, Checkbox, RadioGroup, Radio, FormControlLabel, Dialog, Snackbar, Alert, Card,
      CardContent, Tabs, Tab`,
    ],
  },
  {
    name: 'antd',
    dependencies: { ...react, antd: '6.6.8', '@ant-design/cssinjs': '2.1.2' },
    page: 'antd',
    exportsOf: (names) => `export { ${names} } from 'antd';`,
    button: ['Button'],
    ten: ['Button, Input, Select, Checkbox, Radio, Modal, message, Alert, Card, Tabs'],
  },
];
