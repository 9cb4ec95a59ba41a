import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What changes a listing or its advert, as the query builder or as SQL. */
const writes =
  /(?:insertInto|updateTable|deleteFrom)\('(?:products|adverts)'\)|(?:INSERT INTO|UPDATE|DELETE FROM) (?:products|adverts)\b/;
/** Ends adverts for others, which count as writers themselves. */
const forOthers = /(?<!function )\bendAdverts\(/;
/** What changes who may see the bikes of a seller, and what is told of that seller. */
const writesSeller =
  /updateTable\('users'\)\s*\.set\(\{[^}]*\b(?:status|leaving_at|email_verified)\b/;
const refreshes = /\b(?:refreshSearch|refreshSellers)\(/;

/** Functions that write and need not refresh by themselves, and why. */
const excused: Readonly<Record<string, string>> = {
  'modules/account-closure/erase.ts erasePerson': 'it calls eraseListings, which does',
  'modules/listings/listing.transitions.ts endAdverts': 'its callers refresh, and are held to it',
  'modules/other-models/unfinished.ts keySome': 'nothing is found by the key of an unknown model',
  'modules/saved-searches/announce-bikes.ts markAnnounced': 'nothing is found by it',
  'modules/search-index/announced.ts announceChanged': 'nothing is found by it',
  'modules/selling/adverts.service.ts runningAdverts': 'they had ended by their time, as rows say',
};

/** Each function of the server that stands for itself, with its text. */
function functions(): [name: string, text: string][] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      return text
        .split(/^(?=(?:export )?(?:async )?function |(?:export )?const \w+ = )/m)
        .map((part): [string, string] => {
          const name = /(?:function|const) (\w+)/.exec(part)?.[1] ?? '';
          return [`${file} ${name}`, part];
        });
    });
}

test('whoever writes a listing, an advert or a seller also writes what it is found by, in the same function', () => {
  const writers = functions().filter(([, text]) =>
    [writes, forOthers, writesSeller].some((write) => write.test(text)),
  );
  expect(writers.length).toBeGreaterThan(8);
  const silent = writers.filter(([, text]) => !refreshes.test(text)).map(([name]) => name);
  expect(silent.toSorted()).toEqual(Object.keys(excused).toSorted());
});
