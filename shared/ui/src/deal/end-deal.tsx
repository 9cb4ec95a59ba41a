import { late } from '../fee/late.tsx';

/** Ends a booking that is paid; what that means for the money is said before. */
export const EndDeal = late(
  () => import(/* webpackChunkName: "end-deal" */ '../fee/end-paid-deal.tsx'),
);
