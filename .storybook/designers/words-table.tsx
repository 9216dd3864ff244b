import { Paper } from './paper.js';
import { projectsThatSay } from './product-texts.js';
import { glossary } from './words.js';

/** The glossary of a subject. Where a word stands is looked up in the product's texts. */
export const WordsTable = ({ subject }: { subject: string }) => (
  <Paper label={subject}>
    <table>
      <thead>
        <tr>
          <th>Word</th>
          <th>Meaning</th>
          <th>Use</th>
          <th>Said by</th>
          <th>Not</th>
        </tr>
      </thead>
      <tbody>
        {glossary[subject]?.map(({ word, meaning, use, not }) => (
          <tr key={word}>
            <th scope="row" lang="uz">
              {word}
            </th>
            <td>{meaning}</td>
            <td>{use}</td>
            <td>{projectsThatSay(word).join(', ')}</td>
            <td lang="uz">
              <s>{not.join(', ')}</s>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Paper>
);
