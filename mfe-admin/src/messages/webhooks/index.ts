import { defineMessages } from '@motohaat/platform/messages';

/** The words of addresses that are told of releases, which come with their part of the releases page. */
export const webhookWords = defineMessages({
  en: () => import(/* webpackChunkName: "webhooks-en" */ './en.ts'),
  bn: () => import(/* webpackChunkName: "webhooks-bn" */ './bn.ts'),
});
export const { useMessages } = webhookWords;
