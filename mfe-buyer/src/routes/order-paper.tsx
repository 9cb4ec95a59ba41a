import { useParams } from 'react-router-dom';

import { OrderPaper } from '../features/deal/order-paper.tsx';

export default function OrderPaperPage() {
  const { id = '', number = '' } = useParams();
  return <OrderPaper key={`${id} ${number}`} id={id} number={number} />;
}
