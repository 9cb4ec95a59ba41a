import { Button } from '@motohaat/ui/button';
import { Dialog } from '@motohaat/ui/dialog';
import { lazy, Suspense, useState } from 'react';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import type { Previewed } from './preview.tsx';

const Preview = lazy(() =>
  import(/* webpackChunkName: "preview" */ './preview.tsx').then((module) => ({
    default: module.Preview,
  })),
);

type PreviewButtonProps = {
  /** What the form says now. */
  read: () => Previewed;
  cover: string | undefined;
};

/** Shows how the bike's page will look, before anybody else sees it. */
export function PreviewButton({ read, cover }: PreviewButtonProps) {
  const { preview: t } = useRestMessages();
  const [typed, setTyped] = useState<Previewed>();
  return (
    <>
      <Button onClick={() => setTyped(read())}>{t.open}</Button>
      <Dialog open={typed !== undefined} title={t.title} onClose={() => setTyped(undefined)}>
        {typed && (
          <Suspense>
            <Preview typed={typed} cover={cover} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
