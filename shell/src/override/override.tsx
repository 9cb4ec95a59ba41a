import * as calls from '@motohaat/contract/calls';
import { useSession } from '@motohaat/platform';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { pathInAddress } from '../language/page-language.ts';
import { useServices } from '../services.ts';
import { overrideParameter } from './override-parameter.ts';
import { ServingBar } from './serving-bar.tsx';

/**
 * A remote of one's own machine in this page: taken up from a link with a token, and told of for as
 * long as it is there. Both begin with a fresh document, for one tab never mixes two releases.
 */
export default function Override() {
  const { composition, platform, freshDocument } = useServices();
  const errorMessage = useErrorMessage();
  const override = composition.use((state) => state.composition.override);
  const preview = composition.use((state) => state.composition.preview);
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  // Whoever is not signed in yet comes back to the same address afterwards.
  const token = session.status === 'ready' ? query.get(overrideParameter) : null;

  useEffect(() => {
    if (token === null) return;
    query.delete(overrideParameter);
    const place = pathname + (query.size > 0 ? `?${query}` : '') + hash;
    platform.api
      .call(calls.composition.takeOverride, { body: { token } })
      .then(() => freshDocument(pathInAddress(place)))
      .catch((error: unknown) => {
        platform.toasts.error(errorMessage(error));
        void navigate(place, { replace: true });
      });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each token, wherever one goes meanwhile
  }, [token]);

  return <ServingBar override={override} preview={preview} />;
}
