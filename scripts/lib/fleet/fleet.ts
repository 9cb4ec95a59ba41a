import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { say } from '@motohaat/cli/terminal/say';
import {
  addFleetMarket,
  askPostgres,
  type Engine,
  type FleetMarket,
  fleetTokens,
  postgresUrl,
  startHaproxy,
  startPgbouncer,
  startRedis,
  waitUntil,
} from '@motohaat/server/fleet';

import { end, root } from '../run.ts';
import { type Caller, callerOf } from './calls.ts';
import type { Cluster } from './cluster.ts';
import { writeDatabaseWay } from './database-way.ts';
import { findFleetPorts } from './ports.ts';
import type { Programs } from './programs.ts';
import { type Server, serverAt, startVendors } from './servers.ts';
import { startCluster } from './start-cluster.ts';

/** Three servers of the product, on what they stand on in production. */
export type Fleet = {
  /** Below which everything of it lies. */
  folder: string;
  /** Where each segment of the database's log is kept. */
  archive: string;
  /** The site's address. */
  site: string;
  /** Of the stand-in for the vendors. */
  sandbox: string;
  servers: readonly Server[];
  cluster: Cluster;
  redis: { kill: () => Promise<void>; start: () => Promise<void> };
  market: FleetMarket;
  /** Where a backup can be tried. */
  restoredPort: number;
  /** Calls the site. */
  call: Caller;
  programs: Programs;
  stop: () => Promise<void>;
};

const size = { buyers: 200, rivals: 40, sellers: 40, photosEach: 20, bikes: 1_000, suspects: 600 };

/** Starts all of it, on ports that are free, from nothing. */
export async function startFleet(programs: Programs): Promise<Fleet> {
  const folder = join(root, '.motohaat/fleet');
  rmSync(folder, { recursive: true, force: true });
  const archive = join(folder, 'archive');
  mkdirSync(archive, { recursive: true });
  const ports = await findFleetPorts();
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    say('Starting two PostgreSQLs');
    const cluster = await startCluster(programs, { folder, archive, ports });
    stops.push(cluster.stop);
    const { port } = await cluster.primary();
    await askPostgres(postgresUrl(port, 'postgres'), 'CREATE DATABASE motohaat');

    say('Starting Redis, HAProxy and PgBouncer');
    let redis: Engine = await startRedis(programs.redis, folder, ports.redis);
    stops.push(() => redis.kill());
    const databases = writeDatabaseWay(folder, {
      primaryPort: ports.primary,
      replicaPort: ports.replica,
      nodes: cluster.nodes,
    });
    const servers = [ports.serverOne, ports.serverTwo, ports.serverThree];
    const [one, two, three] = servers.map((at) => `127.0.0.1:${at}`);
    const haproxy = await startHaproxy(programs.haproxy, folder, {
      files: [join(root, 'deploy/haproxy.cfg'), databases],
      env: {
        SITE_ADDRESS: `127.0.0.1:${ports.site}`,
        SERVER_ONE: one ?? '',
        SERVER_TWO: two ?? '',
        SERVER_THREE: three ?? '',
      },
    });
    stops.push(() => haproxy.kill());
    const pgbouncer = await startPgbouncer(programs.pgbouncer, folder, {
      port: ports.pgbouncer,
      databases: { motohaat: ports.primary, motohaat_read: ports.replica },
    });
    stops.push(() => pgbouncer.kill());
    await waitUntil('PgBouncer reaches the primary', async () => {
      return (await askPostgres(postgresUrl(ports.pgbouncer), 'SELECT 1')).length === 1;
    });

    say('Starting three servers');
    const site = `http://127.0.0.1:${ports.site}`;
    const sandbox = `http://127.0.0.1:${ports.sandbox}`;
    const webhook = {
      url: `${site}/api/webhooks/payments`,
      secret: `whsec_${randomBytes(16).toString('hex')}`,
    };
    const vendors = await startVendors({ port: ports.sandbox, folder }, webhook);
    stops.push(() => end(vendors));
    const secret = randomBytes(32).toString('hex');
    const fleetServers = servers.map((at, place) =>
      serverAt({
        port: at,
        folder: join(folder, `server-${place + 1}`),
        publishes: place === 0,
        env: {
          DATABASE_URL: postgresUrl(ports.pgbouncer),
          DATABASE_READ_URL: postgresUrl(ports.pgbouncer, 'motohaat_read'),
          REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
          PUBLIC_ORIGIN: site,
          SANDBOX_URL: sandbox,
          STRIPE_WEBHOOK_SECRET: webhook.secret,
          ACCESS_TOKEN_SECRET: secret,
        },
      }),
    );
    for (const server of fleetServers) {
      stops.push(server.kill);
      await server.start();
    }
    // Not by what the proxy keeps to itself.
    await waitUntil('the site is ready', async () => (await fetch(`${site}/api/categories`)).ok);
    say('Filling the market');
    const primary = await cluster.primary();
    const market = await addFleetMarket(postgresUrl(primary.port), {
      ...size,
      photoOrigin: sandbox,
    });
    return {
      folder,
      archive,
      site,
      sandbox,
      servers: fleetServers,
      cluster,
      redis: {
        kill: () => redis.kill(),
        start: async () => {
          redis = await startRedis(programs.redis, folder, ports.redis);
        },
      },
      market,
      restoredPort: ports.restored,
      call: callerOf(site, fleetTokens(secret)),
      programs,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
