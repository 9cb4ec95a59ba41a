import { defineMessages } from '@motohaat/platform/messages';

/** The words of the photo viewer. They are loaded with its code, when it is opened. */
export const photoWords = defineMessages({
  en: () => import(/* webpackChunkName: "photos-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "photos-bn" */ './bn.tsx'),
});
export const { useMessages: usePhotoMessages } = photoWords;
