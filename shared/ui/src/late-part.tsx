import type { Language } from '@motohaat/domain/language';
import type { ComponentType, ReactNode } from 'react';

import { FailedState } from './states.tsx';
import { useLateModule } from './use-late-module.ts';

/**
 * A part of a page whose code and words come when it is first drawn; where they do not come, they can be
 * asked for again. For pages that the server does not draw.
 *
 * @param load imports its module and its words; the default export is the component
 * @param fallback stands there until it has come; it should take the room that it will take
 */
export function latePart<Props extends object>(
  load: (language: Language) => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  return function LatePart(props) {
    const { module, hasFailed, retry } = useLateModule(load, true);
    if (module) return <module.default {...props} />;
    return hasFailed ? <FailedState onRetry={retry} /> : fallback;
  };
}
