import type { Language } from '@motohaat/domain/language';

type Offer = { label: string; sentence: string; close: string };

/** Read by those whose page speaks the other language: it is in no catalogue of one language. */
export const offers: Readonly<Record<Language, Offer>> = {
  en: { label: 'Language', sentence: 'This page is in English too:', close: 'No, thank you' },
  bn: { label: 'ভাষা', sentence: 'এই পাতা বাংলায়ও আছে:', close: 'না, থাক' },
};
