import type { FastifyInstance } from 'fastify';

import { addFailureControl, type InjectedFailures } from '../failure-injection.ts';
import { CONTROL_PREFIX } from '../request-guard.ts';
import type { Inbox } from './inbox.ts';

const PREFIX = `${CONTROL_PREFIX}mail/`;

/** Calls for tests: inject failures, forget everything, and read what was sent. */
export async function mailControl(
  app: FastifyInstance,
  { inbox, failures }: { inbox: Inbox; failures: InjectedFailures },
): Promise<void> {
  addFailureControl(app, failures, `${PREFIX}faults`);
  app.get<{ Querystring: { to?: string } }>(`${PREFIX}state`, async (request) => {
    const { to } = request.query;
    const mails = inbox.list().filter((mail) => to === undefined || mail.to.includes(to));
    const opened = await Promise.all(mails.map(({ id }) => inbox.open(id)));
    return {
      mails: opened.flatMap((each) => {
        if (!each) return [];
        const { headers, html = '', text = '' } = each.parts;
        return [
          {
            ...each.mail,
            html,
            text,
            headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
          },
        ];
      }),
    };
  });
  app.post(`${PREFIX}reset`, async () => {
    failures.clear();
    await inbox.reset();
    return {};
  });
}
