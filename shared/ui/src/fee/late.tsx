import type { Language } from '@motohaat/domain/language';
import { useLanguage } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';

import { feeWords } from '../messages/fee/index.ts';

/**
 * A component that comes with its words when it is first drawn: most sites take no booking fee.
 *
 * @param load its chunk
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => React.ReactNode {
  const loadIn = withWords(load, feeWords);
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
