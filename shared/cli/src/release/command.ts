import { parseArgs } from 'node:util';

import { releaseNamed } from '@motohaat/domain/preview';

import { UsageError } from './usage-error.ts';
import { commonOptions, isVerb, options, type OptionName, type Verb, verbs } from './verbs.ts';

/** What was asked of the release command. */
export type Command = {
  verb: Verb;
  application: string;
  version?: string | undefined;
  percent?: number | undefined;
  accounts: string[];
  ramp?: boolean | undefined;
  anyway?: string | undefined;
  sentence?: string | undefined;
  reason?: string | undefined;
  /** Of a diff a revision, of a roll back the release that is taken back. */
  from?: number | undefined;
  fromVersion?: string | undefined;
  canary: boolean;
  again?: string | undefined;
  all: boolean;
  to?: number | undefined;
  revision?: number | undefined;
  name?: string | undefined;
  /** `mfe-seller@0.2.0`, and so on. */
  with: { application: string; version: string }[];
  days?: number | undefined;
  comment: boolean;
  end: boolean;
  dryRun: boolean;
  json: boolean;
  server?: string | undefined;
  token?: string | undefined;
};

export type Asked = { help: true; verb?: Verb | undefined } | (Command & { help?: never });

/**
 * Reads the words after the command's name.
 *
 * @param applications those that are here; where there is one alone, it need not be named
 * @throws UsageError with a sentence when they make no command
 */
export function parseCommand(words: string[], applications: string[] = []): Asked {
  const { values, positionals } = read(words);
  const [verb, named, ...rest] = positionals;
  const [own, ownVersion] = named?.split('@') ?? [];
  const application = own ?? (applications.length === 1 ? applications[0] : undefined);
  if (verb !== undefined && !isVerb(verb)) {
    throw new UsageError(
      `There is no verb "${verb}". The verbs: ${Object.keys(verbs).join(', ')}.`,
    );
  }
  if (values.help) return { help: true, verb };
  if (verb === undefined) throw new UsageError('Say what to do, and with which application.');
  if (application === undefined)
    throw new UsageError(`Say of which application: ${verb} mfe-buyer.`);
  if (!/^(?:shell|mfe-[a-z][a-z0-9-]*)$/.test(application)) {
    throw new UsageError(`"${application}" is no application: shell, or the name of a remote.`);
  }
  if (rest.length > 0 && !takesSet(verb)) {
    throw new UsageError(`"${rest.join(' ')}" is too much: one application.`);
  }
  const foreign = Object.keys(values).find((name) => !takes(verb, name as OptionName));
  if (foreign !== undefined) throw new UsageError(`${verb} takes no --${foreign}.`);
  return {
    verb,
    application,
    version: values.version ?? ownVersion,
    percent: percent(values.percent),
    accounts: values.account ?? [],
    ...(values.ramp && { ramp: true }),
    ...(values.anyway !== undefined && { anyway: values.anyway }),
    sentence: values.sentence,
    reason: values.reason,
    from: verb === 'rollback' ? undefined : revision('from', values.from),
    fromVersion: verb === 'rollback' ? values.from : undefined,
    canary: values.canary ?? false,
    again: values.again,
    all: values.all ?? false,
    to: revision('to', values.to),
    revision: revision('revision', values.revision),
    name: values.name,
    with: [...rest, ...(values.with ?? [])].map(beside),
    days: days(values.days),
    comment: values.comment ?? false,
    end: values.end ?? false,
    dryRun: values['dry-run'] ?? false,
    json: values.json ?? false,
    server: values.server,
    token: values.token,
  };
}

function read(words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's own sentence goes on with advice about a double dash, which npm has taken already.
    const [sentence = ''] = (error as Error).message.split('. To specify');
    throw new UsageError(sentence.endsWith('.') ? sentence : `${sentence}.`);
  }
}

/** Whether a verb is about several releases. */
function takesSet(verb: Verb): boolean {
  return verb === 'promote' || verb === 'canary' || verb === 'hand-over';
}

function takes(verb: Verb, name: OptionName): boolean {
  return name in verbs[verb].options || name in commonOptions;
}

function percent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,3}(?:\.\d{1,2})?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (!(value <= 100)) throw new UsageError(`--percent is a number from 0 to 100, not "${text}".`);
  return value;
}

function revision(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(`--${name} is the number of a revision, not "${text}".`);
  }
  return Number(text);
}

function beside(text: string): { application: string; version: string } {
  const release = releaseNamed(text);
  if (!release) throw new UsageError(`Name the others such as mfe-seller@0.2.0, not "${text}".`);
  return release;
}

function days(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0 && value <= 7)) {
    throw new UsageError(`--days is a number up to 7, not "${text}".`);
  }
  return value;
}
