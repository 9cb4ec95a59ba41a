import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';

import {
  DatabaseUnavailableError,
  isExhausted,
  isUnavailable,
  isUniqueViolation,
} from './errors.ts';

const stated = (code: string, constraint?: string) =>
  Object.assign(new DatabaseError('', 0, 'error'), { code, constraint });
const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

test.each([
  ['our own word', new DatabaseUnavailableError('away'), true],
  ['a connection exception', stated('08006'), true],
  ['a shutdown', stated('57P01'), true],
  ['a statement out of time', stated('57014'), true],
  ['a deadlock that outlasted every try', stated('40P01'), true],
  ['a duplicate', stated('23505'), false],
  ['a full disk', stated('53100'), false],
  ['a refused connection', system('ECONNREFUSED', 'connect'), true],
  ['a socket file that is not there', system('ENOENT', 'connect'), true],
  ['another file that is not there', system('ENOENT', 'open'), false],
  ['a socket that says something else', system('EACCES', 'connect'), false],
  ['a lost connection', new Error('Connection terminated unexpectedly'), true],
  ['an error of ours', new TypeError('x is undefined'), false],
  ['what is no error', 'Connection terminated', false],
  ['nothing at all', undefined, false],
])('%s means that the database is away: %#', (_what, error, isAway) => {
  expect(isUnavailable(error)).toBe(isAway);
});

test.each([
  [stated('53100'), true],
  [stated('53200'), true],
  [stated('58030'), true],
  [system('ENOSPC', 'write'), true],
  [system('ENOENT', 'open'), false],
  [new Error('not written', { cause: system('ENOSPC', 'write') }), true],
  [undefined, false],
  [stated('23505'), false],
])('room that has run out is told from other errors: %#', (error, isOut) => {
  expect(isExhausted(error)).toBe(isOut);
});

test('a duplicate is known by its state, and by its constraint where one is named', () => {
  const duplicate = stated('23505', 'users_email_key');
  expect(isUniqueViolation(duplicate)).toBe(true);
  expect(isUniqueViolation(duplicate, 'users_email_key')).toBe(true);
  expect(isUniqueViolation(duplicate, 'users_uid_key')).toBe(false);
  expect(isUniqueViolation(stated('23503', 'users_email_key'), 'users_email_key')).toBe(false);
  expect(isUniqueViolation(new Error('23505'))).toBe(false);
});
