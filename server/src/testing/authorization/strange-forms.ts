import { v7 as newId } from 'uuid';

/** What somebody could put where an id belongs. */
export const idForms: Readonly<Record<string, (id: string) => string>> = {
  'of nothing': () => newId(),
  malformed: () => 'x',
  'in upper case': (id) => id.toUpperCase(),
  'in braces': (id) => `%7B${id}%7D`,
  'with a slash': (id) => `${id}/`,
  'with an encoded dot': (id) => `${id}%2e`,
  'cut short': (id) => id.slice(0, -1),
  'with a zero byte': (id) => `${id}%00`,
  'that is an SQL expression': (id) => `${id}'%20OR%20'1'='1`,
  'that is very long': () => '0'.repeat(900),
};

/** What somebody could put where an own e-mail address belongs. */
export const foreignEmails: Readonly<Record<string, (own: string, other: string) => string>> = {
  'with a tag': (own) => own.replace('@', '+tag@'),
  'with a dot at its end': (own) => `${own}.`,
  'with a letter that looks alike': (own) => own.replace('e', 'е'),
  'of somebody else': (_own, other) => other,
  'of nobody': () => 'nobody@example.com',
  'with a zero byte': (own) => `${own}\0`,
  'a pattern': () => '%',
};
