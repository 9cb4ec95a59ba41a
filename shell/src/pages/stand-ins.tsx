import { PageHead, commonWords } from '@motohaat/platform';
import { NotFound } from '@motohaat/ui/not-found';
import { Spinner } from '@motohaat/ui/spinner';

import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';
import { useServices } from '../services.ts';
import { useArrival } from './arrival.ts';
import { PageTitle } from './page-title.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

export function NotFoundPage() {
  const { notFound: t } = commonWords.useMessages();
  useArrival();
  return (
    <>
      <PageHead title={t.title} hidden="missing" />
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
  const { fallback: t } = useMessages();
  const { composition } = useServices();
  return <UnexpectedError message={t.pages} onRetry={() => void composition.refresh()} />;
}
