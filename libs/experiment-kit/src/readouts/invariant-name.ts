import { kitStrings } from '../kit-strings.js';

const names: Readonly<Record<string, string | undefined>> = kitStrings.conservation.names;

/** What a learner reads for the key of a model's invariant. Every experiment's test asks that it is there. */
export const invariantName = (key: string): string | undefined => names[key];
