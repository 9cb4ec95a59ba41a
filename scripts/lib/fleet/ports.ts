import { findPorts } from '@motohaat/cli/terminal/ports';

const names = [
  'one',
  'oneRest',
  'two',
  'twoRest',
  'etcd',
  'etcdPeer',
  'redis',
  'primary',
  'replica',
  'pgbouncer',
  'site',
  'sandbox',
  'serverOne',
  'serverTwo',
  'serverThree',
  'restored',
] as const;

/** The ports of a fleet; those of a node are PostgreSQL's and that at which it says what it is. */
export type FleetPorts = Readonly<Record<(typeof names)[number], number>>;

/** Finds as many ports as a fleet needs that are free now. */
export async function findFleetPorts(): Promise<FleetPorts> {
  const found: Partial<Record<(typeof names)[number], number>> = {};
  let from = 5_300;
  for (const name of names) {
    // One after another, each above those before.
    const { site } = await findPorts(from);
    found[name] = site;
    from = site + 1;
  }
  return found as FleetPorts;
}
