import { Button } from '@motohaat/ui/button';
import { useLocation } from 'react-router-dom';

import { useMessages } from '../messages/index.ts';
import { overrideWords } from '../messages/override/index.ts';
import { part } from '../pages/part.ts';
import { usePart } from '../pages/use-part.ts';
import { useServices } from '../services.ts';
import { overrideParameter } from './override-parameter.ts';

const override = part(
  async () => import(/* webpackChunkName: "override" */ './override.tsx'),
  overrideWords,
);

/** Where an override is taken up, and it or a preview told of. Only teams have them: their code comes late. */
export function OverridePlace() {
  const isInUse = useServices().composition.use(
    ({ composition: { override: own, preview } }) => own !== null || preview !== undefined,
  );
  const isAskedFor = new URLSearchParams(useLocation().search).has(overrideParameter);
  return isInUse || isAskedFor ? <LateOverride /> : null;
}

function LateOverride() {
  const { fallback: t, actions } = useMessages();
  const [state, retry] = usePart(override);
  if (state.status === 'loading') return null;
  if (state.status === 'ready') return <state.Page />;
  return (
    <p role="alert">
      {t.unexpected} <Button onClick={retry}>{actions.retry}</Button>
    </p>
  );
}
