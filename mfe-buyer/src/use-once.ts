import { useEffect, useEffectEvent } from 'react';

/** Does something at once, once, and ends with it: how it went is told by toasts. */
export function useOnce(run: () => Promise<unknown>, onEnd: () => void): void {
  const begin = useEffectEvent(async () => {
    try {
      await run();
    } finally {
      onEnd();
    }
  });
  useEffect(() => void begin(), []);
}
