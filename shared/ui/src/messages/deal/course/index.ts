import { defineMessages } from '@motohaat/platform/messages';

/** The words of what happened to a booking, and of what is wrong with it: they come with these. */
export const dealCourseWords = defineMessages({
  en: () => import(/* webpackChunkName: "deal-course-en" */ './en.ts'),
  bn: () => import(/* webpackChunkName: "deal-course-bn" */ './bn.ts'),
});
export const { useMessages: useDealCourseMessages } = dealCourseWords;
