import { defineMessages } from '@motohaat/platform/messages';

export type { Messages as ListingMessages } from './en.tsx';

/** The words of describing a bike: the forms, and the photos beside them. */
export const listingWords = defineMessages({
  en: () => import(/* webpackChunkName: "listing-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "listing-bn" */ './bn.tsx'),
});
export const { useMessages: useListingMessages } = listingWords;
