import { defineMessages } from '@motohaat/platform/messages';

export type { Messages as ListingMessages } from './en.tsx';

/** The words with which a form that describes a bike begins. */
export const listingWords = defineMessages({
  en: () => import(/* webpackChunkName: "listing-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "listing-bn" */ './bn.tsx'),
});
export const { useMessages: useListingMessages } = listingWords;
