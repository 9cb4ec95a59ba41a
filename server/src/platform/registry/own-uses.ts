import type { GivenKind, OwnUses, UsesOverview } from '@motohaat/contract/uses';

type Present = UsesOverview['releases'][number];

/** What a team sees of who uses what: who uses its things, and what it uses itself that will go. */
export function ownUses(
  { releases, deprecated, contracts }: Omit<UsesOverview, 'answers'>,
  application: string,
): OwnUses {
  const live = releases.find(
    (each) => each.application === application && each.standing === 'live',
  );
  const isOwn = (user: string) => user.startsWith(`${application} `);
  const others = releases.filter((each) => each.application !== application);
  return {
    given: namesOf(live?.gives).map(({ kind, name }) => ({
      kind,
      name,
      users: others.filter((other) => isUser(other, kind, name)).map(nameOf),
    })),
    deprecated: deprecated.flatMap(({ users, ...each }) => {
      const own = users.filter(isOwn);
      return own.length > 0 ? [{ ...each, users: own }] : [];
    }),
    former: contracts.flatMap(({ version, until, users }) => {
      const own = users.filter(isOwn);
      return until !== null && own.length > 0 ? [{ version, until, users: own }] : [];
    }),
  };
}

function namesOf(gives: Present['gives'] | undefined): { kind: GivenKind; name: string }[] {
  if (!gives) return [];
  const { pages, slots, events, platform } = gives;
  const modules = gives.modules.map(({ module }) => module);
  return Object.entries({ pages, slots, events, platform, modules }).flatMap(([kind, names]) =>
    names.map((name) => ({ kind: kind as GivenKind, name })),
  );
}

/** A member of the platform may be used as one that need not be there: with a question mark. */
function isUser({ uses }: Present, kind: GivenKind, name: string): boolean {
  if (!uses) return false;
  if (kind === 'modules') return uses.libraries.some(({ module }) => module === name);
  return uses[kind].some((used) => used === name || used === `${name}?`);
}

const nameOf = ({ application, version }: Present) => `${application} ${version}`;
