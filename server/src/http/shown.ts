import type { Speller } from '@motohaat/catalogue/spelling';
import type { Picture } from '@motohaat/contract/catalogue';
import { hiddenContact } from '@motohaat/domain/contacts';
import type { Language } from '@motohaat/domain/language';

import { type Messages, messagesIn } from '../messages/index.ts';
import { remembered } from './remembered.ts';

/** How an answer is worded in its language: by its sentences, and with names and places that read well in it. */
export type Shown = {
  language: Language;
  /** The sentences of the language. */
  t: Messages;
  /** @param name of a bike, as its seller wrote it */
  name: (name: string) => { shownName?: string };
  /** @param location as somebody wrote it */
  place: (location: string) => { shownLocation?: string };
  /** Whether the pictures of a bike keep the texts that they have. @param name as it may be read */
  keepsAlts: (name: string) => boolean;
  /** The pictures of a bike, with texts in its language. */
  pictures: (name: string, pictures: readonly Picture[]) => readonly Picture[];
};

/** Texts of which it is kept how they are shown. */
const keptTexts = 2_000;

/** @param speller of the language */
export function shownIn(language: Language, speller: Speller): Shown {
  const t = messagesIn(language);
  // Theirs are in English and say the bike's name, whoever reads it.
  const keepsAlts = (text: string) => language === 'en' && !text.includes(hiddenContact);
  const names = remembered<{ shownName?: string }>(keptTexts);
  const places = remembered<{ shownLocation?: string }>(keptTexts);
  const name = (text: string) =>
    names(text, () => {
      const shownName = speller.name(text);
      return shownName === undefined ? {} : { shownName };
    });
  return {
    language,
    t,
    name,
    place: (text) =>
      places(text, () => {
        const shownLocation = speller.place(text);
        return shownLocation === undefined ? {} : { shownLocation };
      }),
    keepsAlts,
    pictures: (text, pictures) => {
      if (keepsAlts(text)) return pictures;
      const { shownName = text } = name(text);
      return pictures.map((each, index) => ({ ...each, alt: t.bikes.photo(shownName, index + 1) }));
    },
  };
}
