import { defineMessages } from '@motohaat/platform/messages';

import { messages as bangla } from './bn.ts';
import { messages as english } from './en.ts';

/**
 * The words of booking fees, and of ending what is paid. They are few, and come in both languages with the
 * one chunk that needs them: each further chunk has a name and a checksum that every page pays for.
 */
export const feeWords = defineMessages({
  en: async () => ({ messages: english }),
  bn: async () => ({ messages: bangla }),
});
export const { useMessages: useFeeMessages } = feeWords;
