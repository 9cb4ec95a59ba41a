import { PageHead, usePlatform } from '@motohaat/platform';
import { WithoutScript } from '@motohaat/ui/without-script';
import type { ReactNode } from 'react';

import { useAccountMessages } from '../../messages/account/index.ts';
import { useMessages } from '../../messages/index.ts';
import { sitePicture } from '../../share/pictures.ts';

import styles from './account.module.css';

type AccountCardProps = {
  title: string;
  /** What a link to it shows; without, it is a step that nobody passes on. */
  about?: { description: string; path: string };
  children: ReactNode;
};

/** The narrow card that a sign-in or sign-up page consists of. */
export function AccountCard({ title, about, children }: AccountCardProps) {
  const t = useAccountMessages();
  const { hero } = useMessages();
  const prepare = usePrepare();
  return (
    <div className={styles.page}>
      {about ? (
        <PageHead
          title={title}
          {...about}
          picture={{ ...sitePicture, alt: hero.picture }}
          unlisted
        />
      ) : (
        <PageHead title={title} hidden="private" />
      )}
      <div className={styles.card} onFocus={prepare} onPointerOver={prepare}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <WithoutScript>{t.withoutScript}</WithoutScript>
        {children}
      </div>
    </div>
  );
}

/**
 * The identity provider's code is large and comes when somebody turns to the form: with the focus on
 * a control, or the pointer, because in Safari a button that is clicked takes no focus.
 */
function usePrepare() {
  const { prepare } = usePlatform().session;
  return ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest('input, button')) prepare();
  };
}

/** The way to the other page: "New to MotoHaat? Sign up". */
export function AccountSwitch({ children }: { children: ReactNode }) {
  return <p className={styles.switch}>{children}</p>;
}
