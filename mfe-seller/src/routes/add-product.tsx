import { useSession } from '@motohaat/platform';
import { Page } from '@motohaat/ui/page';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { AddBike } from '../features/listing/add-bike.tsx';
import { BegunBike } from '../features/listing/begun-bike.tsx';
import { links } from '../links.ts';
import { useListingMessages } from '../messages/listing/index.ts';

export default function AddProductPage() {
  const session = useSession();
  const t = useListingMessages();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const draft = search.get('draft');
  const leave = () => void navigate(links.href('my-bikes'));
  return (
    <Page title={t.addTitle} lead={t.addLead}>
      {session.status === 'ready' &&
        (draft ? (
          <BegunBike id={draft}>
            {(begun) => (
              <AddBike key={begun?._id} seller={session.user} begun={begun} onDone={leave} />
            )}
          </BegunBike>
        ) : (
          <AddBike key={session.user.id} seller={session.user} onDone={leave} />
        ))}
    </Page>
  );
}
