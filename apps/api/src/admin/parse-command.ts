import { parseArgs } from 'node:util';
import { commandName } from '../command-line.js';
import { commands, type Command, type OptionValues } from './commands.js';

const PROGRAM = commandName('admin');

const OVERVIEW = `${PROGRAM} <command>

${[...commands.values()].map(({ usage }) => `  ${usage}`).join('\n')}

Each command has --help. They use DATABASE_URL, or DATA_DIR when it is not set, and work while the server runs, except
restore. Commands that change a user ask for confirmation, or need --yes.`;

/** Invalid arguments; nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The help to print, or a command to run. */
export type ParsedCommand =
  | { readonly help: string }
  | { readonly command: Command; readonly values: OptionValues; readonly argument: string };

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
    const [argument = '', ...others] = command.target === 'all' ? ['', ...positionals] : positionals;
    if (others.length > 0) throw new Error(`Unexpected argument "${others.join(' ')}".`);
    if (command.target !== 'all' && argument.trim() === '')
      throw new Error(`A ${command.target} is missing.`);
    return { command, values, argument };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}
