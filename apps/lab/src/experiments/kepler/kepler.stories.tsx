import type { Meta } from '@storybook/react-vite';
import { storiesAbout } from '../../test-stories.js';
import { lab } from './lab.js';

const meta: Meta = { title: 'Laboratoriya/Kepler orbitalari' };
export default meta;

const stories = storiesAbout(lab, { preset: 'Merkuriy', seconds: 2 });

export const Start = stories.start;
export const Telling = stories.telling;
export const Embedded = stories.embedded;
