import type { Language } from '@motohaat/domain/language';
import { useLanguage } from '@motohaat/platform';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';

const load = () => import(/* webpackChunkName: "fee" */ './all.ts');
type All = Awaited<ReturnType<typeof load>>;

/**
 * One of the parts that come with their words when they are first drawn: most sites take no booking fee.
 *
 * @param pick which
 */
export function late<Props extends object>(
  pick: (all: All) => ComponentType<Props>,
): (props: Props) => React.ReactNode {
  async function loadIn(language: Language) {
    const all = await load();
    await all.feeWords.prepare(language);
    return { default: pick(all) };
  }
  const parts: Record<Language, LazyExoticComponent<ComponentType<Props>>> = {
    en: lazy(() => loadIn('en')),
    bn: lazy(() => loadIn('bn')),
  };
  return function Late(props) {
    const Part = parts[useLanguage()];
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
