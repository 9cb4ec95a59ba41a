import type { BikeAct, SlotBike } from '@motohaat/contract/slots';
import { Slot } from '@motohaat/platform';
import { listen } from '@motohaat/platform/tell';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';

import { whereNotDone } from '../../ui/act-failed.tsx';

/** Something that a person has begun to do with a bike, until it has ended. */
export type BegunAct = {
  id: number;
  act: BikeAct;
  bike: SlotBike;
  /** Whether its code is there and goes on with it. */
  isTaken: boolean;
};

type Acts = {
  begun: readonly BegunAct[];
  begin: (act: BikeAct, bike: SlotBike) => void;
  /** Has it asked which bikes of this page the person at hand has booked. */
  askHeld: () => void;
};

const ActsContext = createContext<Acts | undefined>(undefined);

let latest = 0;
const nothing: readonly BegunAct[] = [];

/**
 * Around a page with bikes: what people begin at their buttons is done here, by the code of those who may do
 * it, and outlives the card on which it was begun (ruling S2.33).
 */
export function BikeActs({ children }: { children: ReactNode }) {
  const [begun, setBegun] = useState(nothing);
  const [asksHeld, setAsksHeld] = useState(false);
  useEffect(
    () =>
      listen('bike.act', ({ id, state }) => {
        setBegun((acts) =>
          state === 'ended'
            ? acts.filter((each) => each.id !== id)
            : acts.map((each) => (each.id === id ? { ...each, isTaken: true } : each)),
        );
      }),
    [],
  );
  const begin = useCallback((act: BikeAct, bike: SlotBike) => {
    latest += 1;
    const fresh = { id: latest, act, bike, isTaken: false };
    // A second press can come before the first is drawn.
    setBegun((acts) => (find(acts, act, bike._id) ? acts : [...acts, fresh]));
  }, []);
  const acts = useMemo(() => ({ begun, begin, askHeld: () => setAsksHeld(true) }), [begun, begin]);
  const properties = useMemo(
    () => ({ acts: begun.map(({ id, act, bike }) => ({ id, act, bike })), asksHeld }),
    [begun, asksHeld],
  );
  return (
    <ActsContext value={acts}>
      <Slot
        name="bike.acts"
        properties={properties}
        {...whereNotDone(begun.length > 0, () => setBegun(nothing))}
      />
      {children}
    </ActsContext>
  );
}

/** @throws Error outside of `BikeActs` */
export function useBikeActs(): Acts {
  const acts = useContext(ActsContext);
  if (!acts) throw new Error('useBikeActs is used inside of BikeActs.');
  return acts;
}

/** What has begun with a bike and not ended yet. */
export function find(
  acts: readonly BegunAct[],
  act: BikeAct,
  bikeId: string,
): BegunAct | undefined {
  return acts.find((each) => each.act === act && each.bike._id === bikeId);
}
