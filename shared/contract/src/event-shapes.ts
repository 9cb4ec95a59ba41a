import type { Shape } from '@motohaat/domain/value-shape';

/** What each event says. Browsers load it with the first event that has to be looked at. */
export const eventShapes = {
  'buyer.bikes': {
    fields: {
      wished: { list: 'text' },
      held: { each: { fields: { path: 'text', isToPay: 'flag' } } },
    },
  },
  'bike.act': { fields: { id: 'number', state: { oneOf: ['taken', 'ended'] } } },
  'search.act': { fields: { act: { oneOf: ['save'] } } },
  'data.changed': { fields: { nouns: { list: 'text' } } },
  'list.kept': { fields: { name: 'text' } },
  'session.ended': { fields: {} },
  'stream.heard': {
    fields: {
      person: 'text',
      news: {
        fields: {
          cursor: 'text',
          again: 'flag',
          hints: {
            list: {
              fields: {
                number: 'number',
                kind: 'text',
                id: { orNull: 'text' },
                version: { orNull: 'number' },
              },
            },
          },
        },
      },
    },
  },
} as const satisfies Record<string, Shape>;
