import { applications } from '../lib/builds.ts';
import { serveAlone } from '../lib/dev/alone.ts';
import { planDev, usage } from '../lib/dev/arguments.ts';
import { serveEverything } from '../lib/dev/everything.ts';
import { serveOverride } from '../lib/dev/override.ts';
import { verb } from '../lib/say.ts';

await verb(async () => {
  const remotes = applications().filter((name) => name !== 'shell');
  const plan = planDev(process.argv.slice(2), remotes);
  if (plan.mode === 'help') process.stdout.write(usage);
  else if (plan.mode === 'everything') await serveEverything();
  else if (plan.mode === 'alone') await serveAlone(plan.remote, plan.server);
  else await serveOverride(plan);
});
