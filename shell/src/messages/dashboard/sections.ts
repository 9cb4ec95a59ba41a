import { defineMessages } from '@motohaat/platform/messages';

/** The words of the page of notices. */
export const noticesWords = defineMessages({
  en: () => import(/* webpackChunkName: "notices-en" */ './notices/en.tsx'),
  bn: () => import(/* webpackChunkName: "notices-bn" */ './notices/bn.tsx'),
});

/** The words of the profile. */
export const profileWords = defineMessages({
  en: () => import(/* webpackChunkName: "profile-en" */ './profile/en.tsx'),
  bn: () => import(/* webpackChunkName: "profile-bn" */ './profile/bn.tsx'),
});

/** The words of a team's part. */
export const teamWords = defineMessages({
  en: () => import(/* webpackChunkName: "team-en" */ './team/en.tsx'),
  bn: () => import(/* webpackChunkName: "team-bn" */ './team/bn.tsx'),
});
