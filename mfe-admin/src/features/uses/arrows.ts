import { type Release, server, type Thing } from './things.ts';

/** That one application uses things of another, and how many. */
export type Arrow = { from: string; to: string; count: number };

/** An application of the picture, with the versions that people have. */
export type Party = { name: string; versions: string[] };

/** Who is in the picture: every application that somebody has, and the server. */
export function partiesOf(releases: readonly Release[]): Party[] {
  const parties = new Map<string, string[]>();
  for (const { application, version, standing } of releases) {
    if (standing === 'kept') continue;
    parties.set(application, [...(parties.get(application) ?? []), version]);
  }
  const named = [...parties].map(([name, versions]) => ({
    name,
    versions: [...new Set(versions)],
  }));
  return [
    ...named.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    { name: server, versions: [] },
  ];
}

/** Who uses things of whom, of what people have now. */
export function arrowsOf(things: readonly Thing[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { owners, users } of things) {
    const now = users.filter(({ release }) => release.standing !== 'kept');
    const having = new Set(owners.map(({ application }) => application));
    for (const from of new Set(now.map(({ release }) => release.application))) {
      // Who has a thing itself, as many tell an event that they listen to, needs nobody for it.
      for (const to of having.has(from) ? [] : having) {
        const arrow = arrows.get(`${from} ${to}`) ?? { from, to, count: 0 };
        arrows.set(`${from} ${to}`, { ...arrow, count: arrow.count + 1 });
      }
    }
  }
  return [...arrows.values()];
}
