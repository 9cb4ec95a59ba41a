import { useParams } from 'react-router-dom';

import { Dispute } from '../features/bookings/dispute.tsx';

export default function DisputePage() {
  const { id = '' } = useParams();
  return <Dispute key={id} id={id} />;
}
