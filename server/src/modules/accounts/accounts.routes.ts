import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import type { IdentityAccounts } from '../../adapters/identity/port.ts';
import { accountOf, identityOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { presentMe, presentRegistration } from './accounts.presenter.ts';
import { register, signIn, type SigningIn } from './accounts.service.ts';
import { isNewByPassword, tellPasswordChange } from './password-changes.ts';

/** Signing up, in and out, and who one is. */
export const accountRoutes: FastifyPluginAsync<
  Omit<SigningIn, 'db'> & { identity: IdentityAccounts }
> = async (app, { supportEmail, pseudonyms, identity }) => {
  const signingIn = { db: app.db, supportEmail, pseudonyms };

  route(app, calls.accounts.exchangeToken, { limit: 'exchange' }, async (request) => {
    const verified = identityOf(request);
    const account = await signIn(signingIn, verified);
    if (isNewByPassword(verified, new Date())) {
      // Nobody waits for it.
      tellPasswordChange({ db: app.db, identity }, account).catch((err: unknown) => {
        request.log.warn({ err }, 'it is not known whether a password was changed');
      });
    }
    const accessToken = await app.authentication.issue({
      id: account.id,
      tokenVersion: account.token_version,
    });
    return { accessToken };
  });

  route(app, calls.accounts.create, async (request) => {
    const { account, isNew } = await register(signingIn, identityOf(request), request.body);
    return { status: isNew ? 201 : 200, body: presentRegistration(account) };
  });

  route(app, calls.accounts.me, async (request) => presentMe(accountOf(request)));

  route(app, calls.accounts.logout, async (request, reply) => {
    await app.authentication.revoke(accountOf(request));
    app.authentication.clearCookie(reply);
    return { acknowledged: true };
  });
};
