import { addons } from 'storybook/manager-api';
import { catalogueTheme, systemBase } from './catalogue-theme.js';

addons.setConfig({ theme: catalogueTheme(systemBase()) });
