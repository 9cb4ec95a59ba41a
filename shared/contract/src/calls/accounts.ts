import {
  AdminAnswer,
  BuyerAnswer,
  EmailParam,
  JwtAnswer,
  JwtQuery,
  LogoutAnswer,
  Me,
  NewUser,
  NewUserAnswer,
  SellerAnswer,
} from '../accounts.ts';
import { call } from './call.ts';

export const exchangeToken = call({
  method: 'GET',
  path: '/jwt',
  summary: 'Exchanges an ID token for an access token',
  access: 'identity',
  ownEmail: 'query',
  query: JwtQuery,
  answer: JwtAnswer,
  refusals: ['account_suspended', 'email_taken', 'no_account'],
  refusedWith: { accessToken: '' },
});

export const create = call({
  method: 'POST',
  path: '/users',
  summary: 'Makes the account of a sign-in, or finds the one it has',
  access: 'identity',
  ownEmail: 'body',
  body: NewUser,
  answer: { 200: NewUserAnswer, 201: NewUserAnswer },
  refusals: ['account_banned', 'account_suspended', 'email_taken'],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const me = call({
  method: 'GET',
  path: '/me',
  summary: 'The account behind the access token',
  access: 'signed-in',
  answer: Me,
  refusals: [],
});

export const logout = call({
  method: 'POST',
  path: '/logout',
  summary: 'Ends the access token',
  access: 'signed-in',
  answer: LogoutAnswer,
  refusals: [],
  refusedWith: { acknowledged: false },
  idempotent: 'replayed',
});

export const isBuyer = call({
  method: 'GET',
  path: '/users/buyer/:email',
  summary: 'Whether an address is a buyer, for its owner and the admin',
  access: 'optional',
  params: EmailParam,
  answer: BuyerAnswer,
  refusals: ['invalid'],
});

export const isSeller = call({
  method: 'GET',
  path: '/users/seller/:email',
  summary: 'Whether an address is a seller, for its owner and the admin',
  access: 'optional',
  params: EmailParam,
  answer: SellerAnswer,
  refusals: ['invalid'],
});

export const isAdmin = call({
  method: 'GET',
  path: '/users/admin/:email',
  summary: 'Whether the caller is an admin',
  access: 'optional',
  params: EmailParam,
  answer: AdminAnswer,
  refusals: [],
});
