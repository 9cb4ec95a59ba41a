import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { say, UserError, verb } from '@motohaat/cli/terminal/say';

import { correct } from '../lib/messages/correct.ts';
import { chosen, countOf, listed } from '../lib/messages/listing.ts';
import { requestOf, usage } from '../lib/messages/request.ts';
import { rowsOf } from '../lib/messages/rows.ts';
import { writeSheet } from '../lib/messages/sheet.ts';
import { root, run } from '../lib/run.ts';

/** A file as it is named from where npm was called. */
const fileAt = (path: string) => resolve(process.env['INIT_CWD'] ?? root, path);

await verb(async () => {
  const rows = rowsOf(root);
  const applications = [...new Set(rows.map(({ application }) => application))];
  const request = requestOf(process.argv.slice(2), applications);
  if (!request) {
    process.stdout.write(usage);
    return;
  }
  const { wanted, csv, read } = request;
  if (read !== undefined) {
    await readBack(read);
    return;
  }
  const some = chosen(rows, wanted);
  if (csv === undefined) {
    process.stdout.write(listed(some));
    return;
  }
  writeFileSync(fileAt(csv), writeSheet(some));
  say(
    `${csv} has ${countOf(some.length)}. Correct the column Bangla, then: npm run messages -- --read ${csv}`,
  );
});

async function readBack(sheet: string): Promise<void> {
  if (!existsSync(fileAt(sheet))) throw new UserError(`There is no file ${sheet}.`);
  const files = correct(root, readFileSync(fileAt(sheet)));
  if (files.size === 0) {
    say('Nothing differs from the sources');
    return;
  }
  const { code, output } = await run('oxfmt', [...files.keys()]);
  if (code !== 0) throw new UserError(`The sources could not be formatted:\n${output.trim()}`);
  for (const [path, count] of files) say(`${path}: ${countOf(count)}`);
  const all = [...files.values()].reduce((sum, count) => sum + count, 0);
  say(`${countOf(all)} changed in ${files.size} ${files.size === 1 ? 'file' : 'files'}`);
}
