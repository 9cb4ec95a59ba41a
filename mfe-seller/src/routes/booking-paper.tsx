import { useParams } from 'react-router-dom';

import { SalePaper } from '../features/deal/sale-paper.tsx';

export default function SalePaperPage() {
  const { id = '', number = '' } = useParams();
  return <SalePaper key={`${id} ${number}`} id={id} number={number} />;
}
