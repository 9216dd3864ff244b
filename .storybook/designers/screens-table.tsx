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

/** The screens of a list of stories, with a link to each of their states. */
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

/** Every screen there is a story of, from the list Storybook keeps itself. */
export const ScreensTable = () => {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const left = new AbortController();
    void fetch('./index.json', { signal: left.signal })
      .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then((index) => setEntries(Object.values(index.entries)))
      .catch(() => undefined);
    return () => left.abort();
  }, []);
  return <ScreensOf entries={entries} />;
};
