import type { MyProduct } from '@motohaat/contract/selling';
import { useNavigate, useParams } from 'react-router-dom';

import { EditBikeForm } from '../features/listing/edit-bike-form.tsx';
import { EditBike } from '../features/listing/edit-bike.tsx';
import { PhotoField } from '../features/photos/photo-field.tsx';
import { usePhotos } from '../features/photos/use-photos.ts';
import { links } from '../links.ts';

export default function EditProductPage() {
  const { id = '' } = useParams();
  return (
    <EditBike key={id} id={id}>
      {(product, reload) => <Form product={product} onReload={reload} />}
    </EditBike>
  );
}

function Form({ product, onReload }: { product: MyProduct; onReload: () => void }) {
  const stored = product.images.map(({ viewer, card }) => ({ url: viewer, card }));
  const photos = usePhotos({ stored });
  const navigate = useNavigate();
  return (
    <EditBikeForm
      product={product}
      photos={photos}
      renderPhotos={(props) => <PhotoField photos={photos} {...props} />}
      onReload={onReload}
      onSaved={() => void navigate(links.href('my-bikes'))}
    />
  );
}
