import type { AdvertisedItem } from '@motohaat/contract/catalogue';
import { platformWords, useLanguage, useToasts } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { uiWords } from '@motohaat/ui/messages';
import { type ComponentType, useState } from 'react';

import { useMessages } from '../../messages/index.ts';
import type { DeleteAdvertDialogProps } from './delete-advert-dialog.tsx';

import styles from './advert-card.module.css';

type DeleteAdvertProps = { item: AdvertisedItem; namedBy: string };

/**
 * Delete on an advert, for its own seller alone (ruling S6.4). The dialog's code is loaded when it
 * is asked for: few of those who see the home page have adverts.
 */
export function DeleteAdvert({ item, namedBy }: DeleteAdvertProps) {
  const { bikes: t } = useMessages();
  const { failures } = platformWords.useMessages();
  const language = useLanguage();
  const toasts = useToasts();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<DeleteAdvertDialogProps> }>();

  async function open() {
    setState('loading');
    try {
      const [{ AskToDeleteAdvert }] = await Promise.all([
        import('./delete-advert-dialog.tsx'),
        uiWords.prepare(language),
      ]);
      setLoaded({ Dialog: AskToDeleteAdvert });
      setState('open');
    } catch {
      setState('closed');
      toasts.error(failures.noConnection);
    }
  }

  return (
    <>
      <Button
        variant="destructive"
        className={styles.delete}
        aria-describedby={namedBy}
        busy={state === 'loading'}
        onClick={() => void open()}
      >
        {t.delete}
      </Button>
      {state === 'open' && loaded && (
        <loaded.Dialog item={item} onClose={() => setState('closed')} />
      )}
    </>
  );
}
