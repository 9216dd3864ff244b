export interface Kit {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  /** Its key in pages.mjs; '' when it has no page. */
  readonly page: string;
  /** A module that exports one Button, with the provider and the style sheets that the manual requires. */
  readonly button?: string;
  /** A module that exports ten kinds of component: button, text field, select, checkbox, radio, dialog, toast, alert, card, tabs. */
  readonly ten?: string;
}

/** A kit and the folder it is installed in. */
export interface InstalledKit extends Kit {
  readonly folder: string;
}

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

/** Imports of style sheets of Mantine. */
export const mantineSheets = (...names: string[]) =>
  ['default-css-variables', 'baseline', 'global', ...names]
    .map((name) => `import '@mantine/core/styles/${name}.css';`)
    .join('\n');

/** The smallest set of style sheets in the manual of Radix Themes: one accent, one grey. */
export const radixSheets = [
  'tokens/base',
  'tokens/colors/indigo',
  'tokens/colors/slate',
  'components',
  'utilities',
]
  .map((name) => `import '@radix-ui/themes/${name}.css';`)
  .join('\n');

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
    button: `export { Button } from '@zarra/ui-kit';`,
    ten: `export { Button, TextField, Select, Checkbox, RadioGroup, Modal, ToastProvider, useToast, Alert, Card, Tabs } from '@zarra/ui-kit';`,
  },
  {
    name: 'React Aria Components (unstyled)',
    dependencies: { ...react, 'react-aria-components': '1.22.1' },
    page: '',
    button: `export { Button } from 'react-aria-components';`,
    ten: `export { Button, TextField, Label, Input, FieldError, Select, SelectValue, ListBox, ListBoxItem, Popover, Checkbox,
      RadioGroup, Radio, ModalOverlay, Modal, Dialog, Tabs, TabList, Tab, TabPanel, UNSTABLE_ToastQueue,
      UNSTABLE_ToastRegion, UNSTABLE_Toast } from 'react-aria-components';`,
  },
  {
    name: 'Mantine',
    dependencies: {
      ...react,
      '@mantine/core': '9.7.4',
      '@mantine/hooks': '9.7.4',
      '@mantine/dates': '9.7.4',
      dayjs: '1.11.23',
    },
    page: 'mantine',
    button: `${mantineSheets('UnstyledButton', 'Button', 'Loader')}
      export { MantineProvider, Button } from '@mantine/core';`,
    ten: `${mantineSheets(
      ...[
        'ScrollArea',
        'UnstyledButton',
        'VisuallyHidden',
        'Paper',
        'Popover',
        'CloseButton',
        'Group',
        'Loader',
      ],
      ...[
        'Overlay',
        'ModalBase',
        'Input',
        'InlineInput',
        'Flex',
        'Combobox',
        'Button',
        'Checkbox',
        'Radio',
        'Modal',
      ],
      ...['Alert', 'Card', 'Tabs', 'Notification'],
    )}
      export { MantineProvider, Button, TextInput, Select, Checkbox, Radio, Modal, Notification, Alert, Card, Tabs } from '@mantine/core';`,
  },
  {
    name: 'Radix Themes',
    dependencies: { ...react, '@radix-ui/themes': '3.3.0' },
    page: 'radix',
    button: `${radixSheets}\nexport { Theme, Button } from '@radix-ui/themes';`,
    ten: `${radixSheets}
      export { Theme, Button, TextField, Select, Checkbox, RadioGroup, Dialog, Callout, Card, Tabs } from '@radix-ui/themes';`,
  },
  {
    name: 'MUI',
    dependencies: {
      ...react,
      '@mui/material': '9.5.0',
      '@mui/x-date-pickers': '9.17.0',
      dayjs: '1.11.23',
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@emotion/cache': '11.14.0',
      '@emotion/server': '11.11.0',
    },
    page: 'mui',
    button: `export { Button } from '@mui/material';`,
    ten: `export { Button, TextField, Select, MenuItem, Checkbox, RadioGroup, Radio, FormControlLabel, Dialog, Snackbar, Alert,
      Card, CardContent, Tabs, Tab } from '@mui/material';`,
  },
  {
    name: 'antd',
    dependencies: { ...react, antd: '6.6.8', '@ant-design/cssinjs': '2.1.2' },
    page: 'antd',
    button: `export { Button } from 'antd';`,
    ten: `export { Button, Input, Select, Checkbox, Radio, Modal, message, Alert, Card, Tabs } from 'antd';`,
  },
];
