import { uiWords } from '@motohaat/ui/messages';
import { offersWords } from '@motohaat/ui/messages/offers';
import { releaseWords } from '@motohaat/ui/messages/release';
import { previewWords } from '@motohaat/ui/messages/release/previews';
import { talkWords } from '@motohaat/ui/messages/talk';

import { frameWords } from '../messages/dashboard/frame-words.ts';
import { noticesWords, profileWords, teamWords } from '../messages/dashboard/sections.ts';
import { part } from '../pages/part.ts';

/** The dashboard's pages that are the shell's own: each comes with its words when it is opened. */
export const ownPages = {
  profile: part(
    async () => import(/* webpackChunkName: "profile" */ '../profile/profile-page.tsx'),
    frameWords,
    profileWords,
    uiWords,
  ),
  notices: part(
    async () => import(/* webpackChunkName: "notices" */ '../notices/notices-page.tsx'),
    noticesWords,
    uiWords,
  ),
  messages: part(
    async () => import(/* webpackChunkName: "messages" */ '../talk/messages-page.tsx'),
    talkWords,
    uiWords,
  ),
  team: part(
    async () => import(/* webpackChunkName: "team" */ '../team/team-page.tsx'),
    teamWords,
    releaseWords,
    previewWords,
    uiWords,
  ),
  conversation: part(
    async () => import(/* webpackChunkName: "conversation" */ '../talk/conversation-page.tsx'),
    talkWords,
    offersWords,
    uiWords,
  ),
};
