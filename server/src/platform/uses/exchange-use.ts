import type { Release } from '@motohaat/contract/composition';
import type { EventForm } from '@motohaat/contract/uses';
import { misfit, type Shape } from '@motohaat/domain/shape';

import type { Messages } from '../../messages/index.ts';
import { type Published } from '../releases/releases.repository.ts';

/** Of what applications have for each other on a page. */
type Thing = { what: 'slot' | 'event'; name: string };
/** That somebody has it in another form: the first place that is not the same. */
type Other = Thing & { of: Release; place: string };
/** That a shell does not carry an event. */
type NotCarried = Thing & { of: Release };
type Lack = Thing | Other | NotCarried;

/** A set that one visitor gets. */
export type Exchange = {
  /** What newly goes live in it. */
  fresh: readonly Published[];
  set: readonly Published[];
  /** What somebody gets now. */
  before: readonly Published[];
};

/**
 * Which slots and events somebody was built for that a set would not have any more, or not as they were,
 * in sentences. What a release could not do before is no reason, unless it is new itself.
 *
 * @param kept what can be gone back to, besides
 */
export function exchangeReasons(
  { fresh, set, before }: Exchange,
  kept: readonly Published[],
  t: Messages,
): string[] {
  const all = manifestsOf(set);
  const had = manifestsOf(before);
  const names = new Set(fresh.map(({ manifest }) => manifest.name));
  const ofSet = all.flatMap((user) =>
    [...lost(user, all, had), ...misfits(user, all)]
      .filter((lack) => names.has(user.name) || isNew(lack, user, had))
      .map((lack) => sentence(named(user), lack, t)),
  );
  const ofKept = manifestsOf(kept).flatMap((user) => {
    // As it would be there again: what it tells and has itself comes with it.
    const withIt = (rest: readonly Release[]) => [...others(rest, user), user];
    const [then, now] = [withIt(all), withIt(had)];
    return [...lost(user, then, now), ...misfits(user, then)]
      .filter((lack) => isNew(lack, user, now))
      .map((lack) => sentence(t.platform.uses.kept(named(user)), lack, t));
  });
  return [...new Set([...ofSet, ...ofKept])];
}

/** What a release needs that somebody had, and nobody would have. */
function lost(user: Release, set: readonly Release[], had: readonly Release[]): Thing[] {
  const things = [
    ...namesOf(user.consumed?.slots).map((name): Thing => ({ what: 'slot', name })),
    ...namesOf(user.consumed?.events).map((name): Thing => ({ what: 'event', name })),
  ];
  return things.filter(
    (thing) =>
      !set.some((release) => has(release, thing)) &&
      had.some((release) => has(release, thing) && !isUntold(set, release.name)),
  );
}

/** Whether an application is there in a build that does not tell what it has. */
function isUntold(set: readonly Release[], application: string): boolean {
  return set.some(({ name, offered }) => name === application && offered === undefined);
}

function has({ offered }: Release, { what, name }: Thing): boolean {
  return Object.hasOwn((what === 'slot' ? offered?.slots : offered?.events) ?? {}, name);
}

/** What others of a set have in another form than a release was built for. */
function misfits(user: Release, set: readonly Release[]): Lack[] {
  const beside = set.filter(({ name }) => name !== user.name);
  return [
    ...beside.flatMap((of) => [
      ...compared('slot', of, of.offered?.slots, user.consumed?.slots),
      ...compared('event', of, shapesOf(of.offered?.events), shapesOf(user.consumed?.events)),
    ]),
    ...set.filter(isOfShell).flatMap((shell) => notCarried(user, shell)),
  ];
}

function compared(
  what: Thing['what'],
  of: Release,
  told: Readonly<Record<string, Shape>> = {},
  wanted: Readonly<Record<string, Shape>> = {},
): Other[] {
  return Object.entries(wanted).flatMap(([name, shape]) => {
    const own = Object.hasOwn(told, name) ? told[name] : undefined;
    const place = own && misfit(own, shape, 'answered');
    return place === undefined ? [] : [{ what, name, of, place }];
  });
}

/** Events of a release that a shell's bus does not carry as they are meant. */
function notCarried(user: Release, shell: Release & { kind: 'shell' }): Lack[] {
  const carried = shell.provided?.events;
  if (!carried) return [];
  const told = Object.entries(user.offered?.events ?? {});
  const meant = [...told, ...Object.entries(user.consumed?.events ?? {})];
  const lacks = meant
    .filter(([name, form]) => carried[name]?.reach !== form.reach)
    .map(([name]): NotCarried => ({ what: 'event', name, of: shell }));
  return [
    ...lacks,
    ...compared('event', shell, shapesOf(Object.fromEntries(told)), shapesOf(carried)),
  ];
}

const shapesOf = (events: Readonly<Record<string, EventForm>> = {}) =>
  Object.fromEntries(Object.entries(events).map(([name, { shape }]) => [name, shape]));

/** Whether a release got on without it before: what nobody had is not lost. */
function isNew(lack: Lack, user: Release, before: readonly Release[]): boolean {
  return !misfits(user, before).some((each) => keyOf(each) === keyOf(lack));
}

function keyOf(lack: Lack): string {
  return `${lack.what} ${lack.name} ${'of' in lack ? lack.of.name : ''}`;
}

function others(set: readonly Release[], { name }: Release): Release[] {
  return set.filter((release) => release.name !== name);
}

function sentence(user: string, lack: Lack, { platform: { uses } }: Messages): string {
  if ('place' in lack) {
    const say = lack.what === 'slot' ? uses.otherSlot : uses.otherEvent;
    return say(user, lack.name, lack.place, named(lack.of));
  }
  if ('of' in lack) return uses.notCarried(user, lack.name, named(lack.of));
  return lack.what === 'slot' ? uses.noSlot(user, lack.name) : uses.noEvent(user, lack.name);
}

const manifestsOf = (releases: readonly Published[]) => releases.map(({ manifest }) => manifest);
const namesOf = (record: object = {}) => Object.keys(record);
const isOfShell = (release: Release): release is Release & { kind: 'shell' } =>
  release.kind === 'shell';

function named({ name, version }: Release): string {
  return `${name} ${version}`;
}
