import type { AdvertisedItem } from '@motohaat/contract/catalogue';
import { useToasts } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { type ComponentType, useState } from 'react';

import type { DeleteAdvertDialogProps } from './delete-advert-dialog.tsx';

import styles from './advert-card.module.css';

type DeleteAdvertProps = { item: AdvertisedItem; namedBy: string };

/**
 * Delete on an advert, for its own seller alone (ruling S6.4). The dialog's code is loaded when it
 * is asked for: few of those who see the home page have adverts.
 */
export function DeleteAdvert({ item, namedBy }: DeleteAdvertProps) {
  const toasts = useToasts();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<DeleteAdvertDialogProps> }>();

  async function open() {
    setState('loading');
    try {
      const { AskToDeleteAdvert } = await import('./delete-advert-dialog.tsx');
      setLoaded({ Dialog: AskToDeleteAdvert });
      setState('open');
    } catch {
      setState('closed');
      toasts.error('No connection. Try again.');
    }
  }

  return (
    <>
      <Button
        className={styles.delete}
        aria-describedby={namedBy}
        busy={state === 'loading'}
        onClick={() => void open()}
      >
        Delete
      </Button>
      {state === 'open' && loaded && (
        <loaded.Dialog item={item} onClose={() => setState('closed')} />
      )}
    </>
  );
}
