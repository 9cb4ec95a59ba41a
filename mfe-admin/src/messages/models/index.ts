import { defineMessages } from '@motohaat/platform/messages';

/** The words of the page on which sellers' words become models of the catalogue. */
export const modelsWords = defineMessages({
  en: () => import(/* webpackChunkName: "models-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "models-bn" */ './bn.tsx'),
});
export const { useMessages: useModelsMessages } = modelsWords;
