import type { UsesOverview } from '@motohaat/contract/uses';

/** What applications use of each other, of the shell and of the server. */
export const kinds = [
  'calls',
  'platform',
  'libraries',
  'exports',
  'pages',
  'slots',
  'events',
] as const;
type Kind = (typeof kinds)[number];

export type Release = UsesOverview['releases'][number];
type Library = { range: string; built: string | null };

/** The name of who answers calls, which is no application. */
export const server = 'server';

/** Who has a thing; of a library in which version. */
export type Owner = { application: string; version?: string };
/** Who uses it; of a library, which versions the release takes and which it was built with. */
export type User = { release: Release; library?: Library };

export type Thing = { kind: Kind; name: string; owners: Owner[]; users: User[] };

/** Every thing that somebody has or uses, with all who do, sorted by kind and name. */
export function thingsOf({ releases, answers }: UsesOverview): Thing[] {
  const things = new Map<string, Thing>();
  const at = (kind: Kind, name: string) => {
    const thing = things.get(`${kind} ${name}`) ?? { kind, name, owners: [], users: [] };
    things.set(`${kind} ${name}`, thing);
    return thing;
  };
  for (const name of answers) at('calls', name).owners.push({ application: server });
  for (const release of releases) {
    for (const [kind, name, version] of given(release)) {
      addOwner(at(kind, name), { application: release.application, ...(version && { version }) });
    }
    for (const [kind, name, library] of used(release)) {
      addUser(at(kind, name), { release, ...(library && { library }) });
    }
  }
  return [...things.values()].toSorted(inOrder);
}

function* given({ gives }: Release): Generator<[Kind, string, string?]> {
  for (const name of gives.platform) yield ['platform', name];
  for (const name of gives.pages) yield ['pages', name];
  for (const name of gives.slots) yield ['slots', name];
  for (const name of gives.events) yield ['events', name];
  for (const { module, version, exports } of gives.modules) {
    yield ['libraries', module, version];
    for (const name of exports) yield ['exports', `${module} ${name}`];
  }
}

function* used({ uses }: Release): Generator<[Kind, string, Library?]> {
  if (!uses) return;
  for (const name of uses.calls) yield ['calls', name];
  for (const name of uses.platform) yield ['platform', name];
  for (const { module, ...library } of uses.libraries) yield ['libraries', module, library];
  for (const { module, exports } of uses.modules) {
    for (const name of exports) yield ['exports', `${module} ${name}`];
  }
  for (const name of uses.pages) yield ['pages', name];
  for (const name of uses.slots) yield ['slots', name];
  for (const name of uses.events) yield ['events', name];
}

function addOwner(thing: Thing, owner: Owner): void {
  const isKnown = thing.owners.some(
    ({ application, version }) => application === owner.application && version === owner.version,
  );
  if (!isKnown) thing.owners.push(owner);
}

/** Starts of a server bring further builds of one version, which count as one. */
function addUser(thing: Thing, user: User): void {
  const isKnown = thing.users.some(({ release }) => nameOf(release) === nameOf(user.release));
  if (!isKnown) thing.users.push(user);
}

const nameOf = ({ application, version, standing }: Release) =>
  `${application} ${version} ${standing}`;

function inOrder(one: Thing, other: Thing): number {
  if (one.kind !== other.kind) return kinds.indexOf(one.kind) - kinds.indexOf(other.kind);
  return one.name < other.name ? -1 : 1;
}

/** What a list of things is narrowed to. */
export type Filter = {
  application?: string | undefined;
  kind?: Kind | undefined;
  /** Whether anybody uses it. */
  used?: boolean | undefined;
  /** A part of its name. */
  text?: string | undefined;
};

/** Things that an application has or uses, of a kind, and with a text in their names. */
export function narrowed(
  things: readonly Thing[],
  { application, kind, used: isUsed, text = '' }: Filter,
): Thing[] {
  const wanted = text.trim().toLowerCase();
  return things.filter(
    (thing) =>
      (kind === undefined || thing.kind === kind) &&
      (isUsed === undefined || thing.users.length > 0 === isUsed) &&
      (application === undefined || isOf(thing, application)) &&
      thing.name.toLowerCase().includes(wanted),
  );
}

function isOf({ owners, users }: Thing, name: string): boolean {
  return (
    owners.some(({ application }) => application === name) ||
    users.some(({ release }) => release.application === name)
  );
}
