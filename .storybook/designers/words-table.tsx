import { Paper } from './paper.js';
import { projectsWithText } from './interface-texts.js';
import { glossary } from './words.js';

/** The glossary of a subject. The projects that use a word are looked up in the interface texts. */
export const WordsTable = ({ subject }: { subject: string }) => (
  <Paper label={subject}>
    <table>
      <thead>
        <tr>
          <th>Word</th>
          <th>Meaning</th>
          <th>Use</th>
          <th>Used in</th>
          <th>Avoid</th>
        </tr>
      </thead>
      <tbody>
        {glossary[subject]?.map(({ word, meaning, use, avoid }) => (
          <tr key={word}>
            <th scope="row" lang="uz">
              {word}
            </th>
            <td>{meaning}</td>
            <td>{use}</td>
            <td>{projectsWithText(word).join(', ')}</td>
            <td lang="uz">
              <s>{avoid.join(', ')}</s>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Paper>
);
