import { type SessionUser, useSession } from '@motohaat/platform';
import { Page } from '@motohaat/ui/page';
import { useNavigate } from 'react-router-dom';

import { NewBikeForm } from '../features/listing/new-bike-form.tsx';
import { PhotoField } from '../features/photos/photo-field.tsx';
import { usePhotos } from '../features/photos/use-photos.ts';
import { links } from '../links.ts';
import { useListingMessages } from '../messages/listing/index.ts';

export default function AddProductPage() {
  const session = useSession();
  const t = useListingMessages();
  return (
    <Page title={t.addTitle} lead={t.addLead}>
      {session.status === 'ready' && <AddBike key={session.user.id} seller={session.user} />}
    </Page>
  );
}

function AddBike({ seller }: { seller: SessionUser }) {
  const photos = usePhotos({ draft: { name: `photos.${seller.id}`, place: 'device' } });
  const navigate = useNavigate();
  const withoutPhotos = () => photos.reset([]);
  return (
    <NewBikeForm
      seller={seller}
      photos={photos}
      renderPhotos={(props) => <PhotoField photos={photos} {...props} />}
      onStartAgain={withoutPhotos}
      onAdded={() => {
        withoutPhotos();
        void navigate(links.href('my-bikes'));
      }}
    />
  );
}
