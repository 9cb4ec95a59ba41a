// How far this market goes on one primary: which part gives way at what size, by a model of what people do
// and what it costs. Nothing is started or measured here; figures of the other measurements go into it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { verb } from '@motohaat/cli/terminal/say';

import { root } from '../../scripts/lib/run.ts';
import { capacityTable } from './capacity/capacity-table.ts';

await verb(() => {
  const table = capacityTable();
  mkdirSync(join(root, '.motohaat/bench'), { recursive: true });
  writeFileSync(join(root, '.motohaat/bench/capacity.md'), table);
  process.stdout.write(table);
  return Promise.resolve(0);
});
