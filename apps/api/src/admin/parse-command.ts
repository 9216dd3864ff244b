import { parseArgs } from 'node:util';
import { commands, type Command, type OptionValues } from './commands.js';

const PROGRAM = 'npm run admin --';

const OVERVIEW = `${PROGRAM} <command>

${[...commands.values()].map(({ usage }) => `  ${usage}`).join('\n')}

Each command has --help. They use DATABASE_URL, or DATA_DIR when it is not set: a server on the embedded database must
be stopped first. Commands that change data ask for confirmation, or need --yes.`;

/** Invalid arguments; nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The help to print, or a command to run. */
export type ParsedCommand =
  | { readonly help: string }
  | { readonly command: Command; readonly values: OptionValues; readonly user: string };

/**
 * Parses the arguments after the program's name.
 * @throws UsageError for a missing, unknown or superfluous argument
 */
export function parseCommand([name, ...args]: readonly string[]): ParsedCommand {
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
    const [user = '', ...others] = command.target === 'one user' ? positionals : ['', ...positionals];
    if (others.length > 0) throw new Error(`Unexpected argument "${others.join(' ')}".`);
    if (command.target === 'one user' && user.trim() === '') throw new Error('A user is missing.');
    return { command, values, user };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}
