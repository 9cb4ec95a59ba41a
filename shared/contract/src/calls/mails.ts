import * as v from 'valibot';

import { ActionDone } from '../administration.ts';
import { IdParam } from '../id.ts';
import { ChooseMails, MailChoices, MailsQuery, OffQuery, TroubledMail } from '../mails.ts';
import { call } from './call.ts';

const refusedWith = { acknowledged: false } as const;
const admins = ['admin'] as const;

export const choices = call({
  method: 'GET',
  path: '/notices/choices',
  summary: 'Of which notices the caller is mailed',
  access: 'signed-in',
  answer: MailChoices,
  refusals: [],
});

export const choose = call({
  method: 'PATCH',
  path: '/notices/choices',
  summary: 'Says of which notices the caller wants to be mailed; account and money always are',
  access: 'signed-in',
  body: ChooseMails,
  answer: MailChoices,
  refusals: [],
  refusedWith,
});

/** The link that mails carry; to look at it changes nothing, for programs look too. */
export const offPage = call({
  method: 'GET',
  path: '/mails/off',
  summary: "The page that asks whether a mail's reader wants no more of its kind",
  access: 'public',
  query: OffQuery,
  answer: 'html',
  refusals: [],
});

/** RFC 8058: programs send `List-Unsubscribe=One-Click`, and read no answer. */
export const off = call({
  method: 'POST',
  path: '/mails/off',
  summary: "Ends mails of a kind for a mail's reader, or all that need not be sent",
  access: 'public',
  query: OffQuery,
  body: 'raw',
  answer: 'html',
  refusals: [],
  idempotent: 'rerun',
});

export const list = call({
  method: 'GET',
  path: '/mails',
  summary: 'Mails that were given up, or could not be sent yet, newest first',
  access: admins,
  query: MailsQuery,
  answer: v.array(TroubledMail),
  refusals: ['bad_cursor'],
});

export const sendAgain = call({
  method: 'POST',
  path: '/mails/:id/sendAgain',
  summary: 'Tries a mail again that was given up',
  access: admins,
  params: IdParam,
  answer: ActionDone,
  refusals: ['conflict'],
  refusedWith,
  idempotent: 'rerun',
});
