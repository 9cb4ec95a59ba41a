import { late } from './late.tsx';

/** What is paid online, and what by hand. */
export const FeePartsText = late((all) => all.PartsText);
/** What booking a bike means where a fee is paid. */
export const FeeLead = late((all) => all.LeadText);
/** Why a bike cannot be booked. */
export const TooDear = late((all) => all.TooDearText);
/** What a side of a booking does next, where a fee is paid. */
export const NextWithFee = late((all) => all.NextText);
/** Ends a booking that is paid; what that means for the money is said before. */
export const EndDeal = late((all) => all.EndPaidDeal);
