import type { BenchPerson } from '@motohaat/server/bench';

import type { Kind } from './open-load.ts';
import { requestsTo } from './requests.ts';

/**
 * What costs little, so that no server refuses any of it while another one starts beside it. Three quarters
 * come from visitors; of those who are signed in four of ten calls change something.
 */
export function lightMix(
  port: number,
  people: readonly BenchPerson[],
  cursors: readonly string[],
): Kind[] {
  const { get, page, own, changes } = requestsTo(port);
  const pages = cursors.map((cursor) => get(`/api/categories/1?limit=24${cursor}`));
  return [
    { name: 'list', weight: 45, requests: pages },
    { name: 'adverts', weight: 5, requests: [get('/api/advertisedItems')] },
    { name: 'document', weight: 20, requests: ['/', '/categories/1', '/login'].map(page) },
    { name: 'composition', weight: 5, requests: [get('/api/composition')] },
    { name: 'own', weight: 15, requests: own(people) },
    { name: 'change', weight: 10, requests: changes(people) },
  ];
}
