import type { Draft } from '@motohaat/contract/drafts';
import { type SessionUser, useSession } from '@motohaat/platform';
import { draftsIn } from '@motohaat/platform/use-draft';
import { Page } from '@motohaat/ui/page';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { BegunBike } from '../features/listing/begun-bike.tsx';
import { NewBikeForm } from '../features/listing/new-bike-form.tsx';
import { PhotoField } from '../features/photos/photo-field.tsx';
import { usePhotos } from '../features/photos/use-photos.ts';
import { links } from '../links.ts';
import { useListingMessages } from '../messages/listing/index.ts';

export default function AddProductPage() {
  const session = useSession();
  const t = useListingMessages();
  const [search] = useSearchParams();
  const draft = search.get('draft');
  return (
    <Page title={t.addTitle} lead={t.addLead}>
      {session.status === 'ready' &&
        (draft ? (
          <BegunBike id={draft}>
            {(begun) => <AddBike key={begun?._id} seller={session.user} begun={begun} />}
          </BegunBike>
        ) : (
          <AddBike key={session.user.id} seller={session.user} />
        ))}
    </Page>
  );
}

function AddBike({ seller, begun }: { seller: SessionUser; begun?: Draft | undefined }) {
  // Photos that a draft has are kept with it; one address names them, whatever their size.
  const stored = begun?.body.images?.map((url) => ({ url, card: url })) ?? [];
  const photos = usePhotos({
    stored,
    draft: { name: `photos.${begun?._id ?? seller.id}`, place: 'device' },
  });
  const navigate = useNavigate();
  function leave() {
    photos.reset([]);
    draftsIn('device').remove(`photos.${begun?._id ?? seller.id}`);
    void navigate(links.href('my-bikes'));
  }
  return (
    <NewBikeForm
      seller={seller}
      begun={begun}
      photos={photos}
      renderPhotos={(props) => <PhotoField photos={photos} {...props} />}
      onStartAgain={() => photos.reset(stored)}
      onAdded={leave}
      onSaved={leave}
    />
  );
}
