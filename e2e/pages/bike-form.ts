import { inLanguage, type Language } from '@motohaat/domain/language';
import type { Page } from '@playwright/test';

import type { ChosenFile } from '../fixtures/photos.ts';
import { wordsIn } from '../fixtures/words.ts';

/** What a seller writes about a bike; prices and years in any digits. */
const written = {
  en: { place: 'Mirpur 10, Dhaka', asking: '1.45 lakh', text: 'One owner, papers up to date.' },
  bn: { place: 'মিরপুর ১০, ঢাকা', asking: '১.৪৫ লাখ', text: 'এক হাতে চলা, কাগজপত্র হালনাগাদ।' },
};

/** The form that adds a bike, and the one that edits it. */
export function bikeForm(page: Page, language: Language = 'en') {
  const { photos: p, form: t } = wordsIn(language).listing;
  const photos = page.getByRole('list', { name: p.inOrder });
  const pictures = photos.getByRole('img');
  const choose = page.getByLabel(p.choose);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    open: async () => {
      await page.goto(inLanguage(language, '/dashboard/addProduct'));
      await choose.waitFor();
    },
    field,
    choose,
    photos: photos.getByRole('listitem'),
    pictures,
    /** What the photos are called, in their order. */
    photoNames: () =>
      pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt)),
    addPhotos: (...files: ChosenFile[]) => choose.setInputFiles(files),
    /** Fills in everything but the photos. */
    async fill(name: string) {
      const { place, asking, text } = written[language];
      await field(t.name).fill(name);
      await field(t.category).selectOption(t.categories['3']);
      await field(t.location).fill(place);
      await field(t.conditions.good).check();
      await field(t.buyingPrice).fill('১,৮৫,০০০');
      await field(t.askingPrice).fill(asking);
      await field(t.used).fill(language === 'bn' ? '২.৫' : '2.5');
      await field(t.description).fill(text);
    },
    submit: page.getByRole('button', { name: t.add }),
    save: page.getByRole('button', { name: t.save }),
    added: page.getByText(t.added),
  };
}
