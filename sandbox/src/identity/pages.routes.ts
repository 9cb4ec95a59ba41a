import type { FastifyInstance } from 'fastify';

import { serveFile } from '../pages/page.ts';
import type { Identity } from './identity.ts';
import { addActionPage } from './pages/action.page.ts';
import { addChooserPage } from './pages/chooser.page.ts';
import { addRelayPage } from './pages/relay.page.ts';

const SCRIPT = 'text/javascript';

/** The pages and scripts that a browser loads while someone signs in. */
export async function identityPages(
  app: FastifyInstance,
  { identity }: { identity: Identity },
): Promise<void> {
  serveFile(app, '/js/api.js', new URL('./browser/gapi-shim.js', import.meta.url), SCRIPT);
  addChooserPage(app, identity);
  addRelayPage(app);
  await app.register(addActionPage, { identity });
}
