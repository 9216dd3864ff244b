import { pages } from '@zarra/contracts';
import { PracticalWork } from '@zarra/lessons-tests/practical';
import { useParams } from 'react-router';
import { PageHead } from './head/page-head.js';
import './formula-font.css';
import { useServices } from '../services.js';

const description = (title: string) => `${title}: maqsad, jihozlar, ish tartibi, jadval va hisoblash.`;

/** A practical work of a lesson. */
export const PracticalScreen = () => {
  const { slug = '' } = useParams();
  const { client } = useServices();
  return (
    <PracticalWork
      client={client}
      slug={slug}
      lessonsPath={pages.lessons}
      renderHead={(title) => (
        <PageHead
          title={title}
          description={description(title)}
          address={pages.practical.replace(':slug', slug)}
        />
      )}
    />
  );
};
