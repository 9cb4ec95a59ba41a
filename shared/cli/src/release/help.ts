import type { Workplace } from '../workplace.ts';
import {
  commonOptions,
  options,
  type OptionName,
  type OptionWords,
  type Verb,
  verbs,
} from './verbs.ts';

/** What the release command can do; with a verb, how that verb is used. */
export function help({ command }: Pick<Workplace, 'command'>, verb?: Verb): string {
  return verb ? helpOfVerb(command, verb) : helpOfAll(command);
}

type Say = Workplace['command'];

function helpOfAll(command: Say): string {
  const names = Object.entries(verbs).map(([name, { what }]) => `  ${name.padEnd(9)} ${what}`);
  return [
    `${command('VERB')} APPLICATION [options]`,
    '',
    'Releases one application (a remote, or shell), alone.',
    '',
    ...names,
    '',
    'Besides:',
    ...['dev', 'new', 'check'].map((verb) => `  ${command(verb)} --help`),
    '',
    'Options of every verb:',
    ...describe(commonOptions),
    '',
    `Example: ${exampleOf(command, 'publish')}`,
    `More of a verb: ${command('VERB')} --help`,
    'Exit codes: 0 done, 1 refused or failed, 2 wrong use.',
  ].join('\n');
}

/** What stands behind a verb of sets. */
const usages: Partial<Record<Verb, string>> = {
  canary: 'APPLICATION[@VERSION] [APPLICATION@VERSION ...]',
  promote: 'APPLICATION[@VERSION] [APPLICATION@VERSION ...]',
  'hand-over': 'APPLICATION[@VERSION] APPLICATION@VERSION',
};

function helpOfVerb(command: Say, verb: Verb): string {
  const { what, options: own } = verbs[verb];
  return [
    `${command(verb)} ${usages[verb] ?? 'APPLICATION'} [options]`,
    '',
    `${what[0]!.toUpperCase()}${what.slice(1)}.`,
    '',
    ...describe({ ...own, ...commonOptions }),
    '',
    `Example: ${exampleOf(command, verb)}`,
  ].join('\n');
}

const exampleOf = (command: Say, verb: Verb) =>
  command(verb) + verbs[verb].example.slice(verb.length);

function describe(words: OptionWords): string[] {
  const rows = Object.entries(words).map(([name, what]): [string, string] => {
    const option = options[name as OptionName];
    return [`--${name}${'value' in option ? ` ${option.value}` : ''}`, what];
  });
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`);
}
