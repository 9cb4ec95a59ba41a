import type { Planted } from './planted.ts';

const remote = 'mfe-seller/src/features/sales/sales.queries.ts';
const server = 'server/src/modules/bookings/bookings.routes.ts';

const made = (use: string, at = remote): Planted => ({
  what: `a call beside the table in ${at}: ${use}`,
  at,
  plant: `export const read = (api: Api) => ${use};\n\ntype Api = Record<string, (row: unknown) => void>;`,
  refusal: 'make it with api.call(',
  clean:
    'export const read = (api: Api) => api.call(api);\n\ntype Api = { call: (row: unknown) => void };',
});
const taken = (use: string): Planted => ({
  what: `a route beside the table: ${use}`,
  at: server,
  plant: `export const add = (app: App) => ${use};\n\ntype App = Record<string, (row: unknown) => void>;`,
  refusal: 'register its handler with route(',
  clean: `export const add = (app: App) => ${use};\n\ntype App = Record<string, (row: unknown) => void>;`,
  cleanAt: 'server/src/platform/files/files.routes.ts',
});

/** Requests that the table of calls does not know. */
export const calls: Planted[] = [
  made("api.get?.('/sales')"),
  made('api.post?.(`/sales/${api.length}`)'),
  made("api.call?.({ method: 'GET', path: '/sales' })"),
  made("api.open?.('/api/sales')"),
  made("api.open?.('/api/sales')", 'shell/src/app/a.ts'),
  taken("app.get?.('/bookings')"),
  taken("app.route?.({ method: 'GET', url: '/bookings' })"),
];
