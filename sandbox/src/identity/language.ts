/** The languages that the stand-in for the vendor writes in; any other is answered in English. */
export type Language = 'en' | 'bn';

/** @param tag as the SDK names a language, such as `bn` or `bn-BD` */
export function languageOf(tag: unknown): Language {
  return typeof tag === 'string' && /^bn(?:-|$)/i.test(tag) ? 'bn' : 'en';
}
