import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import * as kit from '@zarra/ui-kit';
import type { ComponentType } from 'react';
import { publishedOf } from '../designers/changelog.js';
import { exampleComponents } from './examples.js';

type MdxPage = ComponentType<{ components: object }>;

/** A page of guidance for each component, named after it: `alert-dialog.mdx`. */
const guidance = import.meta.glob<MdxPage>('./*.mdx', { eager: true, import: 'default' });

const components = { ...kit, ...exampleComponents };

const fileOf = (name: string): string =>
  `./${name.replace(/(?<=[a-z])(?=[A-Z])|\s/g, '-').toLowerCase()}.mdx`;

/** The changelog names each component that is published. */
const isPublished = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(publishedOf('ui-kit'));

/** The page of a component: purpose and keys, props, guidance, states. */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.replace(/^UI Kit\//, '');
  const Guidance = guidance[fileOf(name)];
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {Guidance && (
        <>
          <Guidance components={components} />
          <Heading>Status</Heading>
          <p>{isPublished(name) ? 'Stable, since 1.0.0.' : 'New: part of the next release.'}</p>
        </>
      )}
      <Stories title="States" />
    </>
  );
};
