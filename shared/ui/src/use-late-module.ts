import type { Language } from '@motohaat/domain/language';
import { useLanguage } from '@motohaat/platform';
import { useEffect, useState } from 'react';

/**
 * A module that a page begins without, with its words: it comes when it is wanted, and where it does not
 * come it can be asked for again.
 *
 * @param load imports it
 * @param atOnce whether it is wanted from the beginning
 */
export function useLateModule<Module>(
  load: (language: Language) => Promise<Module>,
  atOnce: boolean,
) {
  const language = useLanguage();
  const [isWanted, setIsWanted] = useState(atOnce);
  const [loaded, setLoaded] = useState<{ module: Module; language: Language }>();
  const [hasFailed, setHasFailed] = useState(false);
  // Words in another language are not here yet.
  const isHere = loaded?.language === language;
  const isAsked = isWanted && !isHere && !hasFailed;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWaiting = true;
    load(language).then(
      (module) => isWaiting && setLoaded({ module, language }),
      () => isWaiting && setHasFailed(true),
    );
    return () => {
      isWaiting = false;
    };
  }, [isAsked, language, load]);
  return {
    module: isHere ? loaded.module : undefined,
    hasFailed,
    want: () => setIsWanted(true),
    retry: () => setHasFailed(false),
  };
}
