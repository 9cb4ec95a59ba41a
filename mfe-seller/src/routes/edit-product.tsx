import { useNavigate, useParams } from 'react-router-dom';

import { EditBikeForm } from '../features/listing/edit-bike-form.tsx';
import { EditBike } from '../features/listing/edit-bike.tsx';
import { links } from '../links.ts';

export default function EditProductPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <EditBike key={id} id={id}>
      {(product, reload) => (
        <EditBikeForm
          product={product}
          onReload={reload}
          onSaved={() => void navigate(links.href('my-bikes'))}
        />
      )}
    </EditBike>
  );
}
