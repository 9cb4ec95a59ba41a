import { useSession } from '@motohaat/platform';

import { NotFoundPage, PagesFailed, Waiting } from '../pages/stand-ins.tsx';
import { useServices } from '../services.ts';

/** A path of the site that leads to no page of the composition at hand: nobody's, or one that is on its way. */
export function UnknownPath() {
  const { status, composition } = useServices().composition.use();
  const session = useSession();
  if (session.status === 'signing-in') return <Waiting />;
  if (session.status !== 'ready' || composition.role === session.user.role) return <NotFoundPage />;
  return status === 'failed' ? <PagesFailed /> : <Waiting />;
}
