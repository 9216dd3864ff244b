import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Paper } from './paper.js';
import { screensOf, stateTitles, storyStates, type IndexEntry } from './story-states.js';

const Links = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A table of screens with links to the stories of each state. */
export const ScreensOf = ({ entries }: { entries: readonly IndexEntry[] }) => (
  <Paper label="Screens by state">
    <table>
      <thead>
        <tr>
          <th>Screen</th>
          {storyStates.map((state) => (
            <th key={state}>{stateTitles[state]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {screensOf(entries).map(({ title, stories }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {storyStates.map((state) => (
              <td key={state}>
                <Links>
                  {stories[state].map(({ id, name }) => (
                    <li key={id}>
                      <a href={`./?path=/story/${id}`} target="_top">
                        {name}
                      </a>
                    </li>
                  ))}
                </Links>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Paper>
);

/** All screens with stories, from Storybook's index. */
export const ScreensTable = () => {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const unmounted = new AbortController();
    void fetch('./index.json', { signal: unmounted.signal })
      .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then((index) => setEntries(Object.values(index.entries)))
      .catch(() => undefined);
    return () => unmounted.abort();
  }, []);
  return <ScreensOf entries={entries} />;
};
