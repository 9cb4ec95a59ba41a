import type { BikePage } from '@motohaat/contract/bike-facts';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { pageAddress, usePlatform } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { CopyIcon, ShareIcon } from '@motohaat/ui/icons';
import { useIsLive } from '@motohaat/ui/use-is-live';
import { useId } from 'react';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { messengerLink, whatsAppLink } from './share-links.ts';

import styles from './share.module.css';

/** The ways to send a bike to a friend. */
export function Share({ bike, path }: { bike: BikePage; path: string }) {
  const { share: t } = useBikeMessages();
  const { toasts } = usePlatform();
  const titleId = useId();
  // The server does not know what the browser can.
  const hasSheet = useIsLive() && 'share' in navigator;
  const name = bikeName(bike);
  const address = pageAddress(path);
  const shared = { text: t.text(name, bike.resalePrice, placeName(bike)), address };

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toasts.success(t.copied);
    } catch {
      toasts.error(t.notCopied);
    }
  }

  /** Whoever closes the sheet has changed their mind, which is no failure. */
  function openSheet() {
    navigator.share({ title: name, text: shared.text, url: address }).catch(() => {});
  }

  return (
    <section aria-labelledby={titleId} className={styles.share}>
      <h2 id={titleId} className={styles.title}>
        {t.title}
      </h2>
      <div className={styles.ways}>
        {hasSheet && (
          <Button onClick={openSheet}>
            <ShareIcon />
            {t.share}
          </Button>
        )}
        <ButtonLink href={whatsAppLink(shared)} target="_blank" rel="noopener noreferrer">
          {t.whatsApp}
        </ButtonLink>
        <ButtonLink href={messengerLink(shared)} className={styles.app}>
          {t.messenger}
        </ButtonLink>
        <Button className={styles.copy} onClick={() => void copy()}>
          <CopyIcon />
          {t.copy}
        </Button>
      </div>
    </section>
  );
}
