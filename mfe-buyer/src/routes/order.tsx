import { useParams } from 'react-router-dom';

import { OrderStory } from '../features/deal/order-story.tsx';

export default function OrderPage() {
  const { id = '' } = useParams();
  return <OrderStory key={id} id={id} />;
}
