import type { Draft, DraftBody } from '@motohaat/contract/drafts';
import { type SessionUser, useSession } from '@motohaat/platform';
import { Page } from '@motohaat/ui/page';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { BegunBike } from '../features/listing/begun-bike.tsx';
import { keptAs } from '../features/listing/draft-body.ts';
import { NewBikeForm } from '../features/listing/new-bike-form.tsx';
import { PhotoField } from '../features/photos/photo-field.tsx';
import type { StoredPhoto } from '../features/photos/photo.ts';
import { usePhotos } from '../features/photos/use-photos.ts';
import { viewOf } from '../features/photos/views.tsx';
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
  const stored = begun ? storedPhotos(begun.body) : [];
  const photos = usePhotos({
    stored,
    draft: { name: `photos.${keptAs(seller, begun)}`, place: 'device' },
  });
  const navigate = useNavigate();
  function leave() {
    photos.endDraft();
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

/** The photos that a draft has are kept with it; one address names them, whatever their size. */
function storedPhotos({ images = [], views = [] }: DraftBody): StoredPhoto[] {
  return images.map((url, place) => ({ url, card: url, view: viewOf(views[place]) }));
}
