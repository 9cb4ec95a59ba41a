// One chunk for all that is said of booking fees, with its words.
export { EndPaidDeal } from './end-paid-deal.tsx';
export { LeadText, NextText, PartsText, TooDearText } from './fee-texts.tsx';
export { feeWords } from '../messages/fee/index.ts';
