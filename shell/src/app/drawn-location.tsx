import { useIsLive } from '@motohaat/ui/use-is-live';
import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

type DrawnLocationProps = {
  /** The query of the address for which the server drew the page, if it did. */
  drawnSearch: string | undefined;
  children: ReactNode;
};

/**
 * While a page of the server's becomes live, the location is the one that it was drawn for: the
 * server knows neither the fragment nor what the history holds, and may have left the query out.
 */
export function DrawnLocation({ drawnSearch, children }: DrawnLocationProps) {
  const isLive = useIsLive();
  const actual = useContext(LocationContext);
  const shown = useMemo(() => {
    const { location } = actual;
    const isAsDrawn =
      location.search === drawnSearch && location.hash === '' && location.state === null;
    if (isLive || drawnSearch === undefined || isAsDrawn) return actual;
    return { ...actual, location: { ...location, search: drawnSearch, hash: '', state: null } };
  }, [actual, isLive, drawnSearch]);
  return <LocationContext value={shown}>{children}</LocationContext>;
}
