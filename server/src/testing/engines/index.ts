export { canRunEngines, type Engine } from './engine.ts';
export { findHaproxy, startHaproxy } from './haproxy.ts';
export {
  findPatroni,
  type PatroniNode,
  type PatroniPrograms,
  startEtcd,
  startPatroni,
} from './patroni.ts';
export { findPgbouncer, startPgbouncer } from './pgbouncer.ts';
export {
  askPostgres,
  clusterName,
  type ClusterPlace,
  findPostgres,
  type PostgresPrograms,
  postgresUrl,
  runPostgresProgram,
  startPostgres,
  waitUntil,
} from './postgres.ts';
export { findRedis, startRedis } from './redis.ts';
