import * as v from 'valibot';

import { AuditCheck, AuditCheckQuery, AuditQuery, AuditRecord } from '../administration.ts';
import { call } from './call.ts';

export const list = call({
  method: 'GET',
  path: '/audit',
  summary: 'The audit log, newest first',
  access: ['admin'],
  query: AuditQuery,
  answer: v.array(AuditRecord),
  refusals: ['bad_cursor'],
});

export const check = call({
  method: 'GET',
  path: '/audit/check',
  summary: 'Walks a part of the audit log: whether a record is missing or was altered',
  access: ['admin'],
  query: AuditCheckQuery,
  answer: AuditCheck,
  refusals: [],
});
