import type { AuditRecord } from '@motohaat/contract/administration';

type Facts = AuditRecord['details'];
type Fact = Facts[string];
export type Change = { name: string; before: string | undefined; after: string | undefined };

/** What an action changed, fact by fact: what it left as it was is left out. */
export function changesOf(before: Facts | null, after: Facts | null): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({
      name: nameOf(name),
      before: textOf(before?.[name]),
      after: textOf(after?.[name]),
    }))
    .filter((change) => change.before !== change.after);
}

/** What else was noted, ready to be read; not the author, who stands among the first. */
export function notesOf(details: Facts): { name: string; value: string }[] {
  return Object.entries(details)
    .filter(([name]) => name !== 'author')
    .map(([name, value]) => ({ name: nameOf(name), value: textOf(value) ?? 'nothing' }));
}

/** Whose action it was, in words. */
export function whoOf({ actor, details }: AuditRecord): string {
  if (actor) return actor.name || actor.email || 'No Name';
  // With its token: `team:mfe-buyer`.
  const [kind, application] = String(details['author']).split(':');
  return kind === 'team' ? `team ${application}` : 'MotoHaat itself';
}

/** `paidBooking` and `paid_booking` read as `Paid booking`. */
function nameOf(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(fact: Fact | undefined): string | undefined {
  if (fact === undefined || fact === null || fact === '') return undefined;
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  return typeof fact === 'string' && isMoment.test(fact) ? momentOf(fact) : String(fact);
}

/** A moment as the server writes it (ISO 8601). */
const isMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Dhaka',
});

/** A moment on the clocks of Dhaka. */
export function momentOf(iso: string): string {
  return moment.format(new Date(iso));
}
