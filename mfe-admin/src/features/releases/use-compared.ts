import { useSearchParams } from 'react-router-dom';

export type Compared = {
  from: number | undefined;
  to: number | undefined;
  /** `undefined` takes both away. */
  set: (pair: { from: number | undefined; to: number | undefined } | undefined) => void;
};

const names = ['from', 'to'] as const;

/** The two revisions that are compared, kept in the page's address beside the place in the history. */
export function useCompared(): Compared {
  const [params, setParams] = useSearchParams();
  return {
    from: revisionIn(params.get('from')),
    to: revisionIn(params.get('to')),
    set(pair) {
      const next = new URLSearchParams(params);
      for (const name of names) {
        const number = pair?.[name];
        if (number === undefined) next.delete(name);
        else next.set(name, String(number));
      }
      setParams(next, { preventScrollReset: true });
    },
  };
}

/** The number of a revision as people write it. */
export function revisionIn(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
