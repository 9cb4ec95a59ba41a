import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';

import { AppError } from '../http/app-error.ts';

/** Answers whoever watches over the process: a proxy, a container platform. */
export const health = fastifyPlugin<{ isLive: () => Promise<boolean> }>(
  async (app, { isLive }) => {
    const config = { access: 'public', limit: 'none' } as const;

    app.get('/healthz', { config }, async () => ({ status: 'alive' }));

    app.get('/readyz', { config }, async () => {
      await sql`SELECT 1`.execute(app.db);
      if (!(await isLive())) {
        throw new AppError('unavailable', { message: 'No revision is live yet.' });
      }
      return { status: 'ready' };
    });
  },
  { name: 'health', dependencies: ['database', 'access'] },
);
