import { useEffect, useState } from 'react';

import { useServices } from '../services.ts';
import { loadPage } from './load-page.ts';
import { openPage, type PageState } from './open-page.ts';
import type { Part } from './part.ts';

/**
 * A part of the shell, for as long as the component is shown, which shows one part.
 *
 * @returns the state, and a function that tries again
 */
export function usePart({ load, loaded }: Part): [PageState, () => void] {
  const services = useServices();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PageState>(() => {
    const Page = loaded();
    return Page ? { status: 'ready', Page } : { status: 'loading' };
  });

  useEffect(
    () =>
      state.status === 'ready' ? undefined : openPage(() => loadPage(load, services), setState),
    // oxlint-disable-next-line react/exhaustive-deps -- a component shows one part; Retry tries again
    [attempt],
  );

  function retry() {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  return [state, retry];
}
