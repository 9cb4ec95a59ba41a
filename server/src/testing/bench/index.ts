export { type BareKind, listenBare } from './bare.ts';
export { type BigMarket, openBigMarket } from './big-market.ts';
export { type Driver, openDriver } from './driver.ts';
export { addBenchPeople, type BenchPerson } from './people.ts';
export { marketSettings, openSearchMarket, type SearchMarket } from './search/search-market.ts';
export { rateOfDriver, type Statement, statementsOf } from './search/statements.ts';
export { openWriter, type Writer } from './search/write-costs.ts';
export { type Random, seededRandom } from '../random.ts';
export { type Address, openSearcher, type SampledBike, type Searcher } from './search/searcher.ts';
