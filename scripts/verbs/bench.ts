import { join } from 'node:path';

import { nodeFlags, root, run } from '../lib/run.ts';
import { verb } from '../lib/say.ts';

await verb(async () => {
  const script = join(root, 'bench/src/federation.ts');
  const { code } = await run(process.execPath, [...nodeFlags, script], { show: true });
  return code;
});
