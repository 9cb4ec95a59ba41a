import * as calls from '@motohaat/contract/calls';
import type { MailChoices } from '@motohaat/contract/mails';
import { isAlwaysMailed } from '@motohaat/domain/mail';
import { type NoticeSubject, noticeKinds, noticeSubjects } from '@motohaat/domain/notice';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { messagesFor } from '../../http/request-language.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { isMailing } from './channel.ts';
import { chooseKinds, refusedKinds } from './choices.repository.ts';

/** In the order in which they are shown. */
const subjects = [...new Set(Object.values(noticeSubjects))];

/** Of what people are mailed. */
export const choiceRoutes: FastifyPluginAsync = async (app) => {
  async function choicesOf(request: FastifyRequest, reply: FastifyReply): Promise<MailChoices> {
    const { id, email } = accountOf(request);
    const refused = await refusedKinds(app.db, id);
    const { mails: t } = messagesFor(request, reply);
    const kindsOf = (subject: NoticeSubject) =>
      noticeKinds
        .filter((kind) => noticeSubjects[kind] === subject)
        .map((kind) => ({
          kind,
          title: t.kinds[kind],
          mailed: isAlwaysMailed(kind) || !refused.has(kind),
        }));
    return {
      isOpen: await isMailing(app.db),
      email,
      subjects: subjects.map((subject) => {
        const kinds = kindsOf(subject);
        const always = kinds.every(({ kind }) => isAlwaysMailed(kind));
        return { subject, title: t.subjects[subject].title, always, kinds };
      }),
    };
  }

  route(app, calls.mails.choices, choicesOf);

  route(app, calls.mails.choose, async (request, reply) => {
    await chooseKinds(app.db, { userId: accountOf(request).id, ...request.body });
    return choicesOf(request, reply);
  });
};
