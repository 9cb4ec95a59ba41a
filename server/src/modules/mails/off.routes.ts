import * as calls from '@motohaat/contract/calls';
import { inLanguage, type Language } from '@motohaat/domain/language';
import type { NoticeKind } from '@motohaat/domain/notice';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import { type PlainPage, plainPageHtml, plainPolicy } from '../../http/plain-page.ts';
import { messagesIn } from '../../messages/index.ts';
import { route } from '../../plugins/route.ts';
import { chooseKinds, refusable } from './choices.repository.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** What the button sends that ends all mails which need not be sent. */
const everything = 'all';

/** Ending mails from the mail itself: the link is all that its reader needs (RFC 8058). */
export const offRoutes: FastifyPluginAsync<{ tokens: UnsubscribeTokens }> = async (
  app,
  { tokens },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, body, done) =>
    done(null, body),
  );

  /** The page in the language of whoever gets the mails, or the one that says that there is nobody. */
  async function answer(
    reply: FastifyReply,
    token: string,
    pageOf: (
      kind: NoticeKind,
      language: Language,
    ) => Pick<PlainPage, 'title' | 'sentences' | 'buttons'>,
  ): Promise<FastifyReply> {
    const meant = tokens.read(token);
    const user = meant && (await languageOfUser(meant.userId));
    const language = user?.language ?? 'en';
    const { mails: t } = messagesIn(language);
    const page =
      meant && user
        ? pageOf(meant.kind, language)
        : { title: t.off.invalid, sentences: [t.off.invalidWhy] };
    const profile = await app.pagePath('profile');
    const href = profile === null ? '/' : `${profile}#mails`;
    const link = { href: inLanguage(language, href), label: t.choose };
    return reply
      .code(meant && user ? 200 : 404)
      .headers({ 'content-security-policy': plainPolicy, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(plainPageHtml({ ...page, language, home: inLanguage(language, '/'), links: [link] }));
  }

  const languageOfUser = (id: string) =>
    app.db
      .selectFrom('users')
      .select('language')
      .where('id', '=', id)
      .where('status', '<>', 'deleted')
      .executeTakeFirst();

  route(app, calls.mails.offPage, { limit: 'read' }, async (request, reply) => {
    const { token } = request.query;
    return answer(reply, token, (kind, language) => {
      const { mails: t } = messagesIn(language);
      return {
        title: t.off.question,
        sentences: [t.off.kind(t.kinds[kind]), t.off.stays, t.alwaysSent],
        buttons: [
          { name: 'kind', label: t.off.confirm },
          { name: everything, label: t.off.all },
        ],
      };
    });
  });

  route(app, calls.mails.off, { limit: 'read' }, async (request, reply) => {
    const { token } = request.query;
    const meant = tokens.read(token);
    // Mail programs send a form too, of either kind, in which this is not.
    const isAll =
      typeof request.body === 'string' && new URLSearchParams(request.body).has(everything);
    if (meant) {
      const kinds = isAll ? refusable : [meant.kind];
      await chooseKinds(app.db, { userId: meant.userId, kinds, mailed: false });
    }
    return answer(reply, token, (kind, language) => {
      const { mails: t } = messagesIn(language);
      const stopped = isAll ? t.off.stoppedAll : t.off.stopped(t.kinds[kind]);
      return { title: t.off.done, sentences: [stopped, t.off.stays] };
    });
  });
};
