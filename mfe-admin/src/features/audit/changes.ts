import type { AuditRecord } from '@motohaat/contract/administration';

import type { Messages } from '../../messages/index.ts';

type Facts = AuditRecord['details'];
type Fact = Facts[string];
type Words = Messages['audit'];
export type Change = { name: string; before: string | undefined; after: string | undefined };

/** What an action changed, fact by fact: what it left as it was is left out. */
export function changesOf(before: Facts | null, after: Facts | null, t: Words): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({
      name: t.facts.name(name),
      before: textOf(name, before?.[name], t),
      after: textOf(name, after?.[name], t),
    }))
    .filter((change) => change.before !== change.after);
}

/** What else was noted, ready to be read; not the author, who stands among the first. */
export function notesOf(details: Facts, t: Words): { name: string; value: string }[] {
  return Object.entries(details)
    .filter(([name]) => name !== 'author')
    .map(([name, value]) => ({
      name: t.facts.name(name),
      value: textOf(name, value, t) ?? t.facts.nothing,
    }));
}

/** Whose action it was, in words. */
export function whoOf({ actor, details }: AuditRecord, { audit, common }: Messages): string {
  if (actor) return actor.name || actor.email || common.noName;
  // With its token: `team:mfe-buyer`.
  const [kind, application = ''] = String(details['author']).split(':');
  return kind === 'team' ? audit.record.team(application) : audit.record.product;
}

function textOf(name: string, fact: Fact | undefined, t: Words): string | undefined {
  if (fact === undefined || fact === null || fact === '') return undefined;
  if (typeof fact === 'boolean') return fact ? t.facts.yes : t.facts.no;
  if (typeof fact === 'number') {
    return moneys.has(name) ? t.facts.taka(fact) : t.facts.figure(fact);
  }
  if (isMoment.test(fact)) return t.record.moment(new Date(fact));
  if (listed.has(name)) return fact.split(', ').map(t.facts.code).join(', ');
  return coded.has(name) ? t.facts.code(fact) : fact;
}

/** Facts whose values are words of the catalogue of states and roles. */
const coded: ReadonlySet<string> = new Set(['status', 'listing', 'role', 'by', 'kind']);

/** Facts that are money, in whole taka. */
const moneys: ReadonlySet<string> = new Set(['amount', 'price', 'fee']);

/** Facts whose values are several such words. */
const listed: ReadonlySet<string> = new Set(['causes', 'reasons']);

/** A moment as the server writes it (ISO 8601). */
const isMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
