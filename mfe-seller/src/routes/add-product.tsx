import { type SessionUser, useSession } from '@motohaat/platform';
import { useNavigate } from 'react-router-dom';

import { NewBikeForm } from '../features/listing/new-bike-form.tsx';
import { PhotoField } from '../features/photos/photo-field.tsx';
import { usePhotos } from '../features/photos/use-photos.ts';
import { links } from '../links.ts';

import styles from './page.module.css';

export default function AddProductPage() {
  const session = useSession();
  return (
    <section className={styles.page} aria-labelledby="add-title">
      <header className={styles.header}>
        <h1 id="add-title">Add Product</h1>
        <p className={styles.lead}>Good photos and an honest description sell a bike fastest.</p>
      </header>
      {session.status === 'ready' && <AddBike key={session.user.id} seller={session.user} />}
    </section>
  );
}

function AddBike({ seller }: { seller: SessionUser }) {
  const photos = usePhotos({ draft: `photos.${seller.id}` });
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
