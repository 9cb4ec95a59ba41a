import type { Language } from '@motohaat/domain/language';
import { useLanguage } from '@motohaat/platform';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

import { FailedState } from './states.tsx';
import { useWasDrawn } from './use-is-live.ts';
import { useIsNear } from './use-is-near.ts';

type LateProps = {
  /** Whether what the server drew is all that there is to it: then its code is not asked for. */
  still?: boolean;
  /** Whether it is asked for at once, wherever on the page it stands. */
  near?: boolean;
  /** Stands there until it has come; it should take the room that it will take. */
  fallback?: ReactNode;
};

/** Never changed, so that React never touches what stands there. */
const asDrawn = { __html: '' };

/**
 * A part of a page that is neither code nor words of its first moment: both come when a person is near
 * it, or never where what the server drew is enough.
 *
 * @param load imports its module and its words; the default export is the component
 */
export function late(
  load: (language: Language) => Promise<{ default: ComponentType }>,
): ComponentType<LateProps> {
  // Only the server draws by these, which tries again until nothing is missing.
  const drawn = { en: lazy(() => load('en')), bn: lazy(() => load('bn')) };

  return function Late({ still = false, near = false, fallback }) {
    const language = useLanguage();
    const wasDrawn = useWasDrawn();
    const [place, isNear] = useIsNear({ already: near });
    const [Content, setContent] = useState<ComponentType>();
    const [hasFailed, setHasFailed] = useState(false);
    const isWanted = isNear && !(wasDrawn && still) && !hasFailed;

    useEffect(() => {
      if (!isWanted) return undefined;
      let isHere = true;
      load(language).then(
        ({ default: Loaded }) => isHere && setContent(() => Loaded),
        () => isHere && setHasFailed(true),
      );
      return () => {
        isHere = false;
      };
    }, [isWanted, language]);

    if (globalThis.document === undefined) {
      const Drawn = drawn[language];
      return (
        <div>
          <Suspense>
            <Drawn />
          </Suspense>
        </div>
      );
    }
    if (Content) {
      return (
        <div>
          <Content />
        </div>
      );
    }
    if (wasDrawn) {
      return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
    }
    return (
      <div ref={place}>
        {hasFailed ? <FailedState onRetry={() => setHasFailed(false)} /> : fallback}
      </div>
    );
  };
}
