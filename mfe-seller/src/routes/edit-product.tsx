import type { MyProduct } from '@motohaat/contract/selling';
import { useNavigate, useParams } from 'react-router-dom';

import { EditBikeForm } from '../features/listing/edit-bike-form.tsx';
import { EditBike } from '../features/listing/edit-bike.tsx';
import { StampedNumbers } from '../features/listing/stamped-numbers.tsx';
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
  const draft = { name: `photos.${product._id}.${product.version}`, place: 'tab' } as const;
  const photos = usePhotos({ stored, draft });
  const navigate = useNavigate();
  return (
    <>
      <EditBikeForm
        product={product}
        photos={photos}
        renderPhotos={(props) => <PhotoField photos={photos} {...props} />}
        onStartAgain={() => photos.reset(stored)}
        onReload={onReload}
        onSaved={() => {
          photos.endDraft();
          void navigate(links.href('my-bikes'));
        }}
      />
      <StampedNumbers id={product._id} />
    </>
  );
}
