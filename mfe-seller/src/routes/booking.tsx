import { useParams } from 'react-router-dom';

import { SaleStory } from '../features/deal/sale-story.tsx';

export default function BookingPage() {
  const { id = '' } = useParams();
  return <SaleStory key={id} id={id} />;
}
