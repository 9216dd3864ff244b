// The consumer's own use of packages that the libraries depend on as well.
import { Tooltip } from '@base-ui/react/tooltip';
import ky from 'ky';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { create } from 'zustand';

const useLastQuery = create<{ query: string }>(() => ({ query: '' }));
const found = z.object({ count: z.int() });

export function SearchForm() {
  const { register, handleSubmit } = useForm({ defaultValues: { query: '' } });
  const { query } = useLastQuery();
  const search = handleSubmit(async (values) => {
    useLastQuery.setState(values);
    found.parse(await ky.get('/search', { searchParams: values }).json());
  });
  return (
    <form onSubmit={(event) => void search(event)}>
      <label>
        Bizning qidiruv <input {...register('query')} />
      </label>
      <Tooltip.Root>
        <Tooltip.Trigger style={{ color: 'inherit', background: 'none' }}>Qidirish</Tooltip.Trigger>
      </Tooltip.Root>
      <output>{query}</output>
    </form>
  );
}
