import { anew, type Cost, costs, oneByOne, sizes } from './costs.ts';
import { type Act, habits } from './habits.ts';
import { keptShare, type Market } from './market.ts';
import type { Work } from './queue.ts';

/** Work that queues, and the most that one machine, or one holder of a lease, can put to it. */
export type Queued = { name: string; work: Work[]; most: number; unit: string };
/** An amount, and the most that one machine takes. */
export type Amount = { name: string; amount: number; most: number; unit: string };

/** CPUs of a machine that can be had, of which a primary is one. */
const cpusOfMachine = 64;

/** Of documents of bikes hardly one is asked for twice before the data have changed. */
const keptBikes = 0.1;

/** Connections of a process to the database: its pool, and those that health and the stream have apart. */
const connectionsOfProcess = 12;

/** What a replica may answer (record 41): to all but the few who have just written. */
const onReplica: ReadonlySet<string> = new Set<Act>([
  'documentOfHome',
  'documentOfBike',
  'list',
  'search',
  'counts',
  'bike',
]);

type Asked = Cost & { rate: number; isOnReplica: boolean };

/** All that is done in a second, with what it costs when so many processes share it. */
function done(market: Market, processes: number): Asked[] {
  const kept = (rate: number) => keptShare(rate / processes, market.publicChanges);
  const shares: Partial<Record<Act, number>> = {
    // Who is signed in gets an answer of their own.
    list: kept(market.acts.list * (1 - habits.signedIn)) * (1 - habits.signedIn),
    documentOfHome: kept(market.acts.documentOfHome),
    documentOfBike: keptBikes,
  };
  return Object.entries(market.acts).flatMap(([name, rate]) => {
    const act = name as Act;
    const isOnReplica = onReplica.has(act);
    const made: Cost | undefined = act in anew ? anew[act as keyof typeof anew] : undefined;
    if (!made) return [{ ...costs[act], rate, isOnReplica }];
    const given = (shares[act] ?? 0) * rate;
    return [
      { ...costs[act], rate: given, isOnReplica },
      { ...made, rate: rate - given, isOnReplica },
    ];
  });
}

/** The parts at which work waits for its turn. */
export function queuesOf(market: Market, processes: number): Queued[] {
  const asked = done(market, processes);
  const on = (of: (cost: Asked) => number): Work[] =>
    asked
      .map((each) => ({ rate: each.rate, takes: of(each) }))
      .filter(({ rate, takes }) => rate * takes > 0);
  return [
    { name: 'server', work: on(({ server }) => server), most: Infinity, unit: 'CPUs' },
    { name: 'renderers', work: on(({ drawing }) => drawing ?? 0), most: Infinity, unit: 'CPUs' },
    {
      name: 'primary alone',
      work: on(({ database }) => database),
      most: cpusOfMachine,
      unit: 'CPUs',
    },
    {
      name: 'primary with replicas',
      work: on(({ database, isOnReplica }) => (isOnReplica ? 0 : database)),
      most: cpusOfMachine,
      unit: 'CPUs',
    },
    {
      name: 'replicas',
      work: on(({ database, isOnReplica }) => (isOnReplica ? database : 0)),
      most: Infinity,
      unit: 'CPUs',
    },
    oneAtATime('audit chain', market.audited, oneByOne.audited),
    oneAtATime('mails', market.mails, oneByOne.mail),
    oneAtATime('new bikes told of', market.newBikes, oneByOne.announced),
  ];
}

/** What one process does at a time, whoever holds the lease or is first. */
function oneAtATime(name: string, rate: number, takes: number): Queued {
  return { name, work: [{ rate, takes }], most: 1, unit: 'at a time' };
}

const year = 365;

/** What grows without waiting. */
export function amountsOf(market: Market, processes: number): Amount[] {
  const { perDay } = market;
  const log = done(market, processes).reduce((sum, each) => sum + each.rate * (each.log ?? 0), 0);
  const stored =
    market.people * sizes.person +
    market.bikes * sizes.bike * (1 + year / habits.daysOnSale) +
    perDay.measurement * habits.daysOfMeasurements * sizes.measurement +
    year *
      (perDay.message * sizes.message +
        perDay.notice * sizes.notice +
        perDay.booking * sizes.booking +
        perDay.audited * sizes.audited);
  return [
    { name: 'log', amount: log / 1e6, most: 200, unit: 'MB/s' },
    { name: 'stored after a year', amount: stored / 1e9, most: 8_000, unit: 'GB' },
    {
      name: 'search, to be in memory',
      amount: (market.bikes * sizes.searchInMemory) / 1e9,
      most: 256,
      unit: 'GB',
    },
    {
      name: 'measurements kept',
      amount: (perDay.measurement * habits.daysOfMeasurements) / 1e6,
      most: 500,
      unit: 'million rows',
    },
    {
      name: 'memory of streams, each process',
      amount: (market.streams * sizes.stream) / processes / 1e6,
      most: 1_000,
      unit: 'MB',
    },
    {
      name: 'connections without a pooler',
      amount: processes * connectionsOfProcess,
      most: 500,
      unit: 'of them',
    },
    {
      name: 'Redis',
      // Each call of a person counts once against a limit; each change is told to the others.
      amount: Object.values(market.acts).reduce((sum, rate) => sum + rate, 0) / 1000,
      most: 80,
      unit: 'thousand/s',
    },
  ];
}
