import * as calls from '@motohaat/contract/calls';

import { addTeamMember } from '../../platform/teams/team-members.repository.ts';
import { everyone } from './everyone.ts';
import { type Endpoint, type Expectation, type Request, type Row, urlOf } from './matrix.types.ts';

const application = 'mfe-seller';

/** What accounts of a team may make of its calls, and what these answer them. */
const open: { call: Endpoint; query?: string; body?: Request['body']; answer: Expectation }[] = [
  { call: calls.registry.status, answer: [200, { revision: 1 }] },
  { call: calls.registry.faults, answer: [200, []] },
  { call: calls.registry.uses, answer: [200, { deprecated: [] }] },
  { call: calls.registry.smoke, answer: 200 },
  { call: calls.registry.smokePicture, answer: 404 },
  { call: calls.registry.previews, answer: [200, []] },
  // What leaves nothing behind: one is refused, the other was never there.
  { call: calls.registry.makePreview, body: {}, answer: 422 },
  { call: calls.registry.endPreview, answer: 204 },
];

/** Of the whole set: an account names the application of its team. */
const lists: { call: Endpoint; query: string }[] = [
  { call: calls.registry.revisions, query: '?' },
  { call: calls.registry.difference, query: '?from=1&to=1&' },
];

/** What takes a team's token, whoever asks. */
const closed: { call: Endpoint; body?: Request['body'] }[] = [
  { call: calls.registry.orderSmoke },
  { call: calls.registry.previewComposition },
  { call: calls.registry.promote, body: {} },
  { call: calls.registry.kill, body: {} },
];

/** An account of its own in each cell, of the caller's role, that belongs to a team. */
function rowOf(
  { call, query = '', body }: { call: Endpoint; query?: string; body?: Request['body'] },
  number: string,
  cells: Expectation,
  team = application,
): Row {
  const values = { application, version: '1.0.0', number: '0', name: 'branch' };
  const request = { url: `${urlOf(call, values)}${query}`, ...(body && { body }) };
  return {
    call,
    number: `31, ${number}`,
    request: async (world, { caller }) => {
      if (!caller) return request;
      const { id, authorization } = await world.signIn(caller.role);
      await addTeamMember(world.db, { application: team, account_id: id });
      return { ...request, headers: { authorization } };
    },
    cells: { ...everyone(cells), AN: [401, { code: 'unauthenticated' }] },
  };
}

const forbidden: Expectation = [403, { code: 'forbidden' }];

export const teamAccountRows: readonly Row[] = [
  ...open.map((row) => rowOf(row, 'an account of the team', row.answer)),
  ...lists.flatMap(({ call, query }) => {
    const row = (suffix: string) => ({ call, query: `${query}${suffix}` });
    const own = `application=${application}`;
    return [
      rowOf(row(own), 'an account of the team', 200),
      rowOf(row(own), 'an account of another team', forbidden, 'shell'),
      rowOf(row(''), 'an account of the team, of all applications', forbidden),
      rowOf(row(`${own}&application=shell`), 'an account of one of two teams', forbidden),
    ];
  }),
  ...open.map((row) => rowOf(row, 'an account of another team', forbidden, 'shell')),
  ...closed.map((row) => rowOf(row, 'an account of the team, without its token', forbidden)),
];
