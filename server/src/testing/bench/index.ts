export { type BareKind, listenBare } from './bare.ts';
export { type BigMarket, openBigMarket } from './big-market.ts';
export { type Driver, openDriver } from './driver.ts';
export { addBenchPeople, type BenchPerson } from './people.ts';
