import type { Language } from '@motohaat/domain/language';

import { messages as bn } from './bn.ts';
import { messages as en, type Messages } from './en.ts';

export type { Messages } from './en.ts';

/** A sentence that is said once it is known in which language; what it is about, it carries. */
export type Say = (t: Messages) => string;

/** The sentences of answers in a language. They never change, so that all requests share them. */
export function messagesIn(language: Language): Messages {
  return language === 'bn' ? bn : en;
}

/** A sentence for the tools of teams, which speak English. */
export function inEnglish(sentence: string): Say {
  return () => sentence;
}
