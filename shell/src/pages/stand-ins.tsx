import { PageHead } from '@motohaat/platform';
import { NotFound } from '@motohaat/ui/not-found';
import { Spinner } from '@motohaat/ui/spinner';

import { links } from '../links.ts';
import { useServices } from '../services.ts';
import { useArrival } from './arrival.ts';
import { PageTitle } from './page-title.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

export function NotFoundPage() {
  useArrival();
  return (
    <>
      <PageHead title="Page not found" hidden="missing" />
      <NotFound home={links.href('home')} />
    </>
  );
}

export function Waiting() {
  return (
    <>
      <PageTitle />
      <Spinner page />
    </>
  );
}

/** The composition of somebody's role could not be had. */
export function PagesFailed() {
  const { composition } = useServices();
  return (
    <UnexpectedError
      message="Your pages could not be loaded."
      onRetry={() => void composition.refresh()}
    />
  );
}
