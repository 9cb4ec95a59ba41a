import type { Messages } from '../../messages/lower/en.tsx';

/** An illustrative review by nobody in particular; its age is text and never counted (S1.17). */
export type Review = Messages['reviews']['list'][number];

/** The same for every review (specification, section 9). */
export const rating = 4.5;
