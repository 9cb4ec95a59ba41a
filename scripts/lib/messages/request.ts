import { parseArgs } from 'node:util';

import { UserError } from '@motohaat/cli/terminal/say';

import type { Wanted } from './listing.ts';

export const usage = `npm run messages -- [WORDS] [--application NAME] [--same] [--csv FILE]
npm run messages -- --read FILE

Shows every text of the site in English and in Bangla, application by application, and reads a
corrected sheet back into the sources.

  WORDS          only texts with these words, in either language or in their key
  --application  only of one, such as mfe-buyer, shell, server or shared/ui
  --same         only texts that are the same in both languages
  --csv          writes them into a sheet for a spreadsheet program
  --read         reads a sheet in which the column Bangla was corrected
`;

/** What is to be done with the texts. */
export type Request = { wanted: Wanted; csv: string | undefined; read: string | undefined };

/**
 * Reads what is to be done from the words of the command.
 *
 * @param applications that have texts
 * @returns nothing when help was asked for
 * @throws UserError for what cannot be done
 */
export function requestOf(words: string[], applications: readonly string[]): Request | undefined {
  const { values, positionals } = parsed(words);
  if (values.help) return undefined;
  const { application, csv, read, same = false } = values;
  if (application !== undefined && !applications.includes(application)) {
    const known = applications.join(', ');
    throw new UserError(`“${application}” has no texts. These have: ${known}.`);
  }
  const isFiltered = application !== undefined || same || positionals.length > 0;
  if (read !== undefined && (csv !== undefined || isFiltered))
    throw new UserError(`--read stands alone.\n\n${usage}`);
  return { wanted: { application, words: positionals, same }, csv, read };
}

function parsed(words: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { application: text, csv: text, help: flag, read: text, same: flag };
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}
