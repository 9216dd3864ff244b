import { parseArgs } from 'node:util';
import { commands, type Command, type Values } from './commands.js';

const PROGRAM = 'npm run admin --';

const OVERVIEW = `${PROGRAM} <command>

${[...commands.values()].map(({ usage }) => `  ${usage}`).join('\n')}

Each command explains itself with --help. They work on DATABASE_URL, or on DATA_DIR when absent: a server on the
embedded database must be stopped first. Commands that change something ask first, or need --yes.`;

/** The command was used wrongly: nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What staff asked for: a text to read, or a command to run. */
export type Call =
  { readonly help: string } | { readonly command: Command; readonly values: Values; readonly user: string };

/**
 * Reads the arguments after the program's name; nothing that is not understood is passed over.
 * @throws UsageError
 */
export function readCall([name, ...args]: readonly string[]): Call {
  if (name === '--help' || name === '-h') return { help: OVERVIEW };
  const command = commands.get(name ?? '');
  if (!command) {
    const problem = name === undefined ? 'A command is missing.' : `There is no command "${name}".`;
    throw new UsageError(`${problem}\n\n${OVERVIEW}`);
  }
  const usage = `${PROGRAM} ${command.usage}`;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
    });
    if (values['help']) return { help: `${usage}\n\n${command.help}` };
    const [user = '', ...others] = command.about === 'one user' ? positionals : ['', ...positionals];
    if (others.length > 0) throw new Error(`Unexpected argument "${others.join(' ')}".`);
    if (command.about === 'one user' && user.trim() === '') throw new Error('A user is missing.');
    return { command, values: values, user };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}
