import { expect, test } from 'vitest';

import { parseCommand } from './command.ts';
import { help } from './help.ts';
import { UsageError } from './usage-error.ts';
import { type Verb, verbs } from './verbs.ts';

const parse = (text: string) => parseCommand(text.split(' ').filter(Boolean));
const here = { command: (verb: string) => `npm run release -- ${verb}` };

test('a command is read whole', () => {
  expect(
    parse('canary mfe-buyer --percent 2.5 --account a@b.c --account d@e.f --reason x --json'),
  ).toMatchObject({
    verb: 'canary',
    application: 'mfe-buyer',
    percent: 2.5,
    accounts: ['a@b.c', 'd@e.f'],
    reason: 'x',
    dryRun: false,
    json: true,
  });
  expect(parse('promote shell@2.0.0 mfe-buyer@1.0.0 --with mfe-seller@3.0.0')).toMatchObject({
    application: 'shell',
    version: '2.0.0',
    with: [
      { application: 'mfe-buyer', version: '1.0.0' },
      { application: 'mfe-seller', version: '3.0.0' },
    ],
  });
  expect(parse('rollback mfe-buyer --from 0.2.0')).toMatchObject({
    fromVersion: '0.2.0',
    from: undefined,
  });
  expect(parse('diff shell --from 3 --to 12')).toMatchObject({ from: 3, to: 12 });
  expect(parse('promote mfe-buyer --revision 12 --dry-run')).toMatchObject({
    revision: 12,
    dryRun: true,
  });
});

test.each([
  ['', 'Say what to do, and with which application.'],
  [
    'release mfe-buyer',
    'There is no verb "release". The verbs: publish, preview, smoke, canary, promote,',
  ],
  ['promote', 'Say of which application: promote mfe-buyer.'],
  ['promote Buyer', '"Buyer" is no application'],
  ['promote ../shell', '"../shell" is no application'],
  ['promote mfe-buyer mfe-seller', 'such as mfe-seller@0.2.0, not "mfe-seller"'],
  ['kill mfe-buyer mfe-seller', '"mfe-seller" is too much'],
  ['kill mfe-buyer --again x', 'kill takes no --again.'],
  ['promote mfe-buyer --colour red', "Unknown option '--colour'."],
  ['promote mfe-buyer --version', "Option '--version <value>' argument missing."],
  ['promote mfe-buyer --percent 5', 'promote takes no --percent.'],
  ['status mfe-buyer --reason x', 'status takes no --reason.'],
  ['publish mfe-buyer --revision 3', 'publish takes no --revision.'],
  ['canary mfe-buyer --percent 101', '--percent is a number from 0 to 100, not "101".'],
  ['canary mfe-buyer --percent five', '--percent is a number from 0 to 100, not "five".'],
  ['canary mfe-buyer --percent=-1', '--percent is a number from 0 to 100, not "-1".'],
  ['diff mfe-buyer --from last', '--from is the number of a revision, not "last".'],
])('"%s" is wrong use and says why', (text, sentence) => {
  expect(() => parse(text)).toThrow(UsageError);
  expect(() => parse(text)).toThrow(sentence);
});

test('in a repository of one remote that one need not be named', () => {
  expect(parseCommand(['status'], ['mfe-alerts'])).toMatchObject({ application: 'mfe-alerts' });
  expect(() => parseCommand(['status'], ['mfe-a', 'mfe-b'])).toThrow('Say of which application');
});

test('help can be asked for with and without a verb, whatever else is missing', () => {
  expect(parse('--help')).toEqual({ help: true });
  expect(parse('kill -h')).toEqual({ help: true, verb: 'kill' });
  expect(parse('kill mfe-buyer --help')).toEqual({ help: true, verb: 'kill' });
});

test.each(Object.keys(verbs) as Verb[])('the example in the help of %s is a command', (verb) => {
  const example = help(here, verb).match(/Example: npm run release -- (.*)/)?.[1] ?? '';
  const words = example.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
  expect(parseCommand(words)).toMatchObject({ verb, application: 'mfe-buyer' });
  expect(help(here)).toContain(verb);
});
