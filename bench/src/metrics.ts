// What being watched costs: a server's CPU for each call with metrics, and with metrics and traces, against
// one without, asked in turn in one run. Exits with 1 when it costs more than its goal.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

import { addBenchPeople, openEmptyMarket } from '@motohaat/server/bench';

import { buildStale } from '../../scripts/lib/builds.ts';
import { findPorts } from '../../scripts/lib/ports.ts';
import { end, root } from '../../scripts/lib/run.ts';
import { say, verb } from '../../scripts/lib/say.ts';
import { cpuOf, startCaller, startServer } from './api/processes.ts';

const folder = join(root, '.motohaat/bench/metrics');
const secret = 'signs the tokens of a measurement, nothing else';

/** Of the CPU of a call. */
const goal = 0.03;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40);
const calls = 300;
const callers = 8;

/** The second says how far two of the same are apart: what is less is not seen. */
const kinds = ['off', 'off again', 'metrics', 'metrics and traces'] as const;
type Kind = (typeof kinds)[number];
/** What is asked for: what is kept, whose answer costs least, and what asks the database each time. */
const subjects = {
  'a kept list': '/api/categories/1',
  'the composition': '/api/composition',
  'the document of /': '/',
  'own notices': '/api/notices',
} as const;
type Subject = keyof typeof subjects;

await verb(async () => {
  mkdirSync(folder, { recursive: true });
  await buildStale();
  const market = await openEmptyMarket(join(folder, 'postgres'), say);
  const collector = await startCollector();
  const load = startCaller('load', join(folder, 'load.log'));
  const servers: { kind: Kind; child: ChildProcess; port: number; metrics: number }[] = [];
  try {
    for (const kind of kinds) {
      const { site: port } = await findPorts(4900 + 20 * servers.length);
      const metrics = port + 10;
      const env = {
        RATE_LIMITS: 'off',
        ACCESS_TOKEN_SECRET: secret,
        ...(isWatched(kind) && { METRICS_PORT: String(metrics) }),
        ...(kind === 'metrics and traces' && {
          OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
        }),
      };
      const child = await startServer(port, market.url, folder, env);
      servers.push({ kind, child, port, metrics });
    }
    const [person] = await addBenchPeople(market.url, { secret, many: 1 });
    const headers = { authorization: `Bearer ${person?.token}`, 'accept-encoding': 'identity' };
    /** ms of CPU for each call. */
    const ask = async (server: (typeof servers)[number], subject: Subject) => {
      const isOwn = subject === 'own notices';
      const before = cpuOf(server.child.pid ?? 0);
      await load.run({
        callers,
        calls,
        http: { port: server.port, paths: [subjects[subject]], headers: isOwn ? headers : {} },
      });
      // As often as a round lasts longer than Prometheus usually waits.
      if (isWatched(server.kind)) await readMetrics(server.metrics);
      return (cpuOf(server.child.pid ?? 0) - before) / calls;
    };
    const names = Object.keys(subjects) as Subject[];
    say('Warming up');
    for (const server of servers) {
      for (const subject of names) {
        for (let time = 0; time < 10; time += 1) await ask(server, subject);
      }
    }
    say(`Measuring ${rounds} rounds in turn`);
    const found: { kind: Kind; subject: Subject; cpu: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of names) {
        // Who goes first changes, so that nobody always comes after the same.
        const order = servers.map((_, index) => servers[(index + round) % servers.length]);
        for (const server of order) {
          if (server) found.push({ kind: server.kind, subject, cpu: await ask(server, subject) });
        }
      }
    }
    return conclude(names, found, collector.spans());
  } finally {
    await end(load.child);
    await Promise.all(servers.map(({ child }) => end(child)));
    collector.stop();
    await market.stop();
  }
});

/** A line for each subject: the least and the median of rounds, and the medians of pairs. */
function conclude(
  names: readonly Subject[],
  found: readonly { kind: Kind; subject: Subject; cpu: number }[],
  spans: number,
): number {
  const of = (kind: Kind, subject: Subject) =>
    found.filter((each) => each.kind === kind && each.subject === subject).map(({ cpu }) => cpu);
  const ratios = (kind: Kind, subject: Subject) =>
    of(kind, subject).map((cpu, round) => cpu / (of('off', subject)[round] ?? cpu));
  const others = kinds.filter((kind) => kind !== 'off');
  const rows = names.map(
    (subject) =>
      `| ${subject} | ${median(of('off', subject)).toFixed(3)} | ${others
        .map((kind) => percent(median(ratios(kind, subject))))
        .join(' | ')} |`,
  );
  const whole = others.map((kind) => median(names.flatMap((subject) => ratios(kind, subject))));
  const lines = [
    `| CPU of a call | off, ms | ${others.join(' | ')} |`,
    `| - | - | ${others.map(() => '-').join(' | ')} |`,
    ...rows,
    `| all pairs | | ${whole.map(percent).join(' | ')} |`,
    '',
    `${rounds} rounds of ${calls} calls; ${spans} spans came; ${availableParallelism()} CPUs, load ${loadavg()[0]?.toFixed(1)}.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  writeFileSync(join(root, '.motohaat/bench/metrics.md'), `${lines.join('\n')}\n`);
  const costs = whole.filter((_, index) => isWatched(others[index] ?? 'off'));
  return costs.some((ratio) => ratio > 1 + goal) ? 1 : 0;
}

function isWatched(kind: Kind): boolean {
  return kind.startsWith('metrics');
}

function percent(ratio: number): string {
  return `${((ratio - 1) * 100).toFixed(1)} %`;
}

async function readMetrics(port: number): Promise<void> {
  await (await fetch(`http://127.0.0.1:${port}/metrics`)).arrayBuffer();
}

/** Takes traces and counts their spans. */
async function startCollector() {
  let spans = 0;
  const server = createServer((request, response) => {
    request.on('data', (piece: Buffer) => (spans += piece.toString().split('"spanId"').length - 1));
    request.on('end', () => response.end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    spans: () => spans,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
