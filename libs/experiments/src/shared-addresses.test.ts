// Addresses that learners, lessons, QR codes and other sites hold open the same state for ever. The list was recorded with the
// code of the first laboratory; add to it, never change it.
import { createSession } from '@zarra/experiment-kit';
import { readAddress } from '@zarra/experiment-kit/address';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { experiments } from './experiments.js';
import { readPageAddress } from './page-address.js';

interface SharedAddress {
  readonly address: string;
  readonly slug: string;
  readonly isEmbedded: boolean;
  readonly investigation: string | null;
  /** Null for the start of the experiment. */
  readonly state: object | null;
}

const file = path.join(__dirname, 'testing/shared-addresses.jsonl');
const addresses = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SharedAddress);

/** The normalised state in the fragment or the query of an address; null without one. */
function stateOf(definition: ExperimentDefinition, { hash, searchParams }: URL): object | null {
  const encoded = hash.slice(1) || searchParams.get('holat');
  if (encoded === null) return null;
  const state = readAddress(definition, encoded, 1e7);
  if (!state) throw new Error(`${definition.slug} cannot read ${encoded}`);
  const { run, view, graph = null, earlierRuns = [] } = state;
  // The model accepts the values.
  expect(
    createSession(definition, { ...state, run: { ...run, changes: [], steps: 0 }, earlierRuns: [] }),
  ).toBeDefined();
  return { ...run, view, graph, earlierRuns };
}

test('200 addresses of every kind are recorded', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(200);
  for (const part of ['?holat=', '#', '?embed#', '&embed', '?tadqiqot=', '?embed&tadqiqot='])
    expect(addresses.filter(({ address }) => address.includes(part)).length).toBeGreaterThan(10);
});

test.each(Object.entries(experiments))('%s: every recorded address opens its state', async (slug, load) => {
  const definition = await load();
  const investigations = (await definition.investigations?.()) ?? [];
  const own = addresses.filter((one) => one.slug === slug);
  expect(own.length).toBeGreaterThan(10);
  for (const { address, isEmbedded, investigation, state } of own) {
    const url = new URL(address, 'https://zarra.invalid');
    const page = readPageAddress(url.pathname, url.search);
    expect({ address, ...page }).toEqual({
      address,
      slug,
      isEmbedded,
      isPaused: false,
      investigation: investigation ?? undefined,
    });
    if (investigation !== null) expect(investigations.map((one) => one.slug)).toContain(investigation);
    expect({ address, state: stateOf(definition, url) }).toEqual({ address, state });
  }
});
