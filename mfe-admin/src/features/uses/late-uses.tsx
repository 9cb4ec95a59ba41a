import type { Language } from '@motohaat/domain/language';
import { useLanguage } from '@motohaat/platform';
import { lazy, Suspense } from 'react';

import { usesWords } from '../../messages/uses/index.ts';
import { UsesSkeleton } from './uses-skeleton.tsx';

const parts = { en: lazy(async () => loadIn('en')), bn: lazy(async () => loadIn('bn')) };

async function loadIn(language: Language) {
  const [{ UsesSection }] = await Promise.all([
    import('./uses-section.tsx'),
    usesWords.prepare(language),
  ]);
  return { default: UsesSection };
}

/** Who uses what, which comes with its words: a picture and a long table, for which the page does not wait. */
export function LateUses() {
  const Part = parts[useLanguage()];
  return (
    <Suspense fallback={<UsesSkeleton />}>
      <Part />
    </Suspense>
  );
}
