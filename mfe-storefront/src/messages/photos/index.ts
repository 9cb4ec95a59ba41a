import { defineMessages } from '@motohaat/platform/messages';

/** The words of the photo viewer. They are loaded with its code, when it is opened, in one file with others. */
export const photoWords = defineMessages({
  en: () => import(/* webpackChunkName: "lower-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "lower-bn" */ './bn.tsx'),
});
export const { useMessages: usePhotoMessages } = photoWords;
