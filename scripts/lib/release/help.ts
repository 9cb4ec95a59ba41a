import {
  commonOptions,
  options,
  type OptionName,
  type OptionWords,
  type Verb,
  verbs,
} from './verbs.ts';

/** What the release command can do; with a verb, how that verb is used. */
export function help(verb?: Verb): string {
  return verb ? helpOfVerb(verb) : helpOfAll();
}

function helpOfAll(): string {
  const names = Object.entries(verbs).map(([name, { what }]) => `  ${name.padEnd(9)} ${what}`);
  return [
    'npm run release -- VERB APPLICATION [options]',
    '',
    'Releases one application (a remote, or shell), alone.',
    '',
    ...names,
    '',
    'Options of every verb:',
    ...describe(commonOptions),
    '',
    `Example: npm run release -- ${verbs.publish.example}`,
    'More of a verb: npm run release -- VERB --help',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong use.',
  ].join('\n');
}

function helpOfVerb(verb: Verb): string {
  const { what, example, options: own } = verbs[verb];
  return [
    `npm run release -- ${verb} APPLICATION [options]`,
    '',
    `${what[0]!.toUpperCase()}${what.slice(1)}.`,
    '',
    ...describe({ ...own, ...commonOptions }),
    '',
    `Example: npm run release -- ${example}`,
  ].join('\n');
}

function describe(words: OptionWords): string[] {
  const rows = Object.entries(words).map(([name, what]): [string, string] => {
    const option = options[name as OptionName];
    return [`--${name}${'value' in option ? ` ${option.value}` : ''}`, what];
  });
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`);
}
