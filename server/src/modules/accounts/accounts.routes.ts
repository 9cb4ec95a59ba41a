import {
  JwtAnswer,
  JwtQuery,
  LogoutAnswer,
  Me,
  NewUser,
  NewUserAnswer,
} from '@motohaat/contract/accounts';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf, identityOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { presentMe, presentRegistration } from './accounts.presenter.ts';
import { register, signIn, type SigningIn } from './accounts.service.ts';

/** Signing up, in and out, and who one is. */
export const accountRoutes: FastifyPluginAsync<Omit<SigningIn, 'db'>> = async (
  app,
  { supportEmail, pseudonyms },
) => {
  const signingIn = { db: app.db, supportEmail, pseudonyms };

  app.get(
    '/jwt',
    {
      config: {
        access: 'identity',
        ownEmail: 'query',
        limit: 'exchange',
        refusal: { accessToken: '' },
      },
      schema: {
        summary: 'Exchanges an ID token for an access token',
        tags: ['accounts'],
        querystring: input(JwtQuery),
        response: { 200: output(JwtAnswer) },
      },
    },
    async (request): Promise<JwtAnswer> => {
      const account = await signIn(signingIn, identityOf(request));
      const accessToken = await app.authentication.issue({
        id: account.id,
        tokenVersion: account.token_version,
      });
      return { accessToken };
    },
  );

  app.post<{ Body: NewUser }>(
    '/users',
    {
      config: { access: 'identity', ownEmail: 'body', refusal: { acknowledged: false } },
      schema: {
        summary: 'Makes the account of a sign-in, or finds the one it has',
        tags: ['accounts'],
        body: input(NewUser),
        response: { 200: output(NewUserAnswer), 201: output(NewUserAnswer) },
      },
    },
    async (request, reply): Promise<NewUserAnswer> => {
      const { account, isNew } = await register(signingIn, identityOf(request), request.body);
      reply.code(isNew ? 201 : 200);
      return presentRegistration(account);
    },
  );

  app.get(
    '/me',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'The account behind the access token',
        tags: ['accounts'],
        response: { 200: output(Me) },
      },
    },
    async (request): Promise<Me> => presentMe(accountOf(request)),
  );

  app.post(
    '/logout',
    {
      config: { access: 'signed-in', refusal: { acknowledged: false } },
      schema: {
        summary: 'Ends the access token',
        tags: ['accounts'],
        response: { 200: output(LogoutAnswer) },
      },
    },
    async (request, reply): Promise<LogoutAnswer> => {
      await app.authentication.revoke(accountOf(request));
      app.authentication.clearCookie(reply);
      return { acknowledged: true };
    },
  );
};
