import { defineMessages } from '@motohaat/platform/messages';

/** The words of previews of releases: they come with their list. */
export const previewWords = defineMessages({
  en: () => import(/* webpackChunkName: "previews-en" */ './en.ts'),
  bn: () => import(/* webpackChunkName: "previews-bn" */ './bn.ts'),
});
export const { useMessages: usePreviewMessages } = previewWords;
