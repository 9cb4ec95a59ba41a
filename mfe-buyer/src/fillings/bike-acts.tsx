import type { SlotProperties } from '@motohaat/contract/slots';
import { type SessionUser, useSession } from '@motohaat/platform';

import { BegunAct } from '../features/market/begun-act.tsx';
import { useTellOwnBikes } from '../features/market/own-bikes.ts';

/** What a buyer does with the bikes of a page, and which of them the buyer has. */
export default function BikeActs(properties: SlotProperties<'bike.acts'>) {
  const session = useSession();
  return session.status === 'ready' ? <OfPerson {...properties} person={session.user} /> : null;
}

type OfPersonProps = SlotProperties<'bike.acts'> & { person: SessionUser };

function OfPerson({ acts, asksHeld, person }: OfPersonProps) {
  useTellOwnBikes(person, asksHeld);
  return acts.map((begun) => <BegunAct key={begun.id} begun={begun} buyer={person} />);
}
