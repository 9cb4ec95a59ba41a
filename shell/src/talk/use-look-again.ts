import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Asks for something again and again while somebody looks at the page.
 *
 * @param rhythm ms
 */
export function useLookAgain(queryKey: readonly [string, ...string[]], rhythm: number): void {
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      void client.invalidateQueries({ queryKey: JSON.parse(key) as string[] });
    };
    const timer = setInterval(look, rhythm);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, key, rhythm]);
}
