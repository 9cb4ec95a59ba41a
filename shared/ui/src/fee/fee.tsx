import { late } from './late.tsx';

const load = () => import(/* webpackChunkName: "fee" */ './fee-texts.tsx');

/** What is paid online, and what by hand. */
export const FeePartsText = late(async () => ({ default: (await load()).PartsText }));
/** What booking a bike means where a fee is paid. */
export const FeeLead = late(async () => ({ default: (await load()).LeadText }));
/** Why a bike cannot be booked. */
export const TooDear = late(async () => ({ default: (await load()).TooDearText }));
/** What a side of a booking does next, where a fee is paid. */
export const NextWithFee = late(async () => ({ default: (await load()).NextText }));
