import { joinMessages } from '@motohaat/platform/messages';

import { frameWords } from './frame-words.ts';
import { noticesWords, profileWords } from './sections.ts';

/** The words of the dashboard’s frame and of the shell’s pages in it. They come with the code of these. */
export const dashboardWords = joinMessages([frameWords, noticesWords, profileWords], {
  dashboard: (language) => frameWords.messagesIn(language).dashboard,
  leaving: (language) => frameWords.messagesIn(language).leaving,
  notices: (language) => noticesWords.messagesIn(language).notices,
  profile: (language) => profileWords.messagesIn(language).profile,
  photo: (language) => profileWords.messagesIn(language).photo,
  role: (language) => profileWords.messagesIn(language).role,
  mails: (language) => profileWords.messagesIn(language).mails,
  sessions: (language) => profileWords.messagesIn(language).sessions,
  data: (language) => profileWords.messagesIn(language).data,
  teams: (language) => profileWords.messagesIn(language).teams,
  deletion: (language) => profileWords.messagesIn(language).deletion,
  consequences: (language) => profileWords.messagesIn(language).consequences,
});
export const { useMessages } = dashboardWords;
