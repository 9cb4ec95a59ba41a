import { StatisticsAnswer, StatisticsQuery } from '../bike-statistics.ts';
import { IdParam } from '../id.ts';
import { sellersOnly } from '../sentences.ts';
import { call } from './call.ts';

/**
 * Nothing of who looks goes with it. A repeat, a robot and the seller are answered like anybody: what is
 * counted is the server's to know.
 */
export const look = call({
  method: 'POST',
  path: '/products/:id/views',
  summary: 'Tells that the page of a bike is being looked at',
  access: 'optional',
  params: IdParam,
  answer: { 204: null },
  refusals: [],
});

export const mine = call({
  method: 'GET',
  path: '/bikeStatistics',
  summary:
    "Views, wishes and bookings of the caller's bikes on each of 30 days; other bikes are left out",
  access: ['seller'],
  otherRoles: sellersOnly,
  query: StatisticsQuery,
  answer: StatisticsAnswer,
  refusals: [],
});
