import type { BikeAct, SlotBike } from '@motohaat/contract/slots';
import { Slot } from '@motohaat/platform';
import { listen } from '@motohaat/platform/tell';
import { IconButton } from '@motohaat/ui/button';
import { CloseIcon } from '@motohaat/ui/icons';
import { useMessages } from '@motohaat/ui/messages';
import { FailedState } from '@motohaat/ui/states';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import styles from './bike-acts.module.css';

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
  const { dialog } = useMessages();
  const [begun, setBegun] = useState(nothing);
  const opener = useRef<Element | null>(null);
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
    opener.current = document.activeElement;
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
  /** Leaves what is said of a failure, which had the focus. */
  const leave = (go: () => void) => () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    go();
  };
  const renderFailed = (retry: () => void) =>
    begun.length > 0 && (
      <div className={styles.failed}>
        <IconButton
          label={dialog.close}
          className={styles.close}
          onClick={leave(() => setBegun(nothing))}
        >
          <CloseIcon />
        </IconButton>
        <FailedState onRetry={leave(retry)} />
      </div>
    );
  return (
    <ActsContext value={acts}>
      <Slot
        name="bike.acts"
        properties={properties}
        near
        renderFailed={renderFailed}
        renderNone={renderFailed}
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
