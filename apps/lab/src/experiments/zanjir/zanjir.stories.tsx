import type { Meta } from '@storybook/react-vite';
import { storiesAbout } from '../../test-stories.js';
import { lab } from './lab.js';

const meta: Meta = { title: 'Laboratoriya/Zanjir laboratoriyasi' };
export default meta;

const stories = storiesAbout(lab, { preset: 'Kondensatorni zaryadlash', seconds: 3 });

export const Start = stories.start;
export const Telling = stories.telling;
export const Embedded = stories.embedded;
