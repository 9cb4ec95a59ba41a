import { type Address, rateOfDriver, statementsOf } from '@motohaat/server/bench';

import { runHttp } from '../api/http-load.ts';
import { goalCallers } from './measured.ts';

const rounds = 3;

/** Pages a second over HTTP against the same statements by the driver alone, in turn. */
export async function measureRates(
  url: string,
  port: number,
  addresses: readonly Address[],
): Promise<string[]> {
  const statements = await statementsOf(url, addresses);
  const paths = addresses.map(
    (address) => `/api/search?${new URLSearchParams({ ...address, counts: '0' }).toString()}`,
  );
  const lines = ['| pages a second | driver | HTTP | share |', '| - | - | - | - |'];
  for (const callers of [1, goalCallers]) {
    const pairs: { driver: number; http: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const driver = await rateOfDriver(url, statements, callers);
      const started = performance.now();
      await runHttp({ port, paths, headers: { accept: '*/*' } }, callers, paths.length);
      pairs.push({ driver, http: paths.length / ((performance.now() - started) / 1_000) });
    }
    const [low, middle] = pairs.toSorted((one, other) => one.http - other.http);
    const { driver, http } = middle ?? low ?? { driver: Number.NaN, http: Number.NaN };
    lines.push(
      `| ${callers} callers | ${driver.toFixed(0)} | ${http.toFixed(0)} | ${((http / driver) * 100).toFixed(0)} % |`,
    );
  }
  return lines;
}
