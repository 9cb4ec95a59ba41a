import { type Language, languages } from '@motohaat/domain/language';
import { useLanguage } from '@motohaat/platform';
import { type ComponentType, useEffect, useState } from 'react';

import { useAccountLanguage } from './account-language.ts';
import { chosenLanguage } from './chosen-language.ts';

type Offer = ComponentType<{ offered: Language; from: Language }>;

/** ms after the page is live: an offer is no hurry, and must not stand in the way of what is. */
const pause = 2_000;

/** Where somebody whose account or browser speaks the other language is told once that the page does too. */
export function OfferPlace() {
  const language = useLanguage();
  const ofAccount = useAccountLanguage();
  const [Offer, setOffer] = useState<Offer>();
  const offered = ofAccount ?? languageOfBrowser();
  const isDue = offered && offered !== language && !chosenLanguage();

  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "language-offer" */ './language-offer.tsx').then(
        ({ default: loaded }) => setOffer(() => loaded),
        // The links in navbar and footer are there without it.
        () => {},
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [isDue]);

  return isDue && Offer && <Offer offered={offered} from={language} />;
}

/** The first of the product's languages that the browser is set to. */
function languageOfBrowser(): Language | undefined {
  // Not `navigator`, which Node has too: nobody sits at a server.
  if (typeof document === 'undefined') return undefined;
  return navigator.languages.flatMap((tag) =>
    languages.filter((language) => tag.startsWith(language)),
  )[0];
}
