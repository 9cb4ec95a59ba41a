import { isDashboardPath } from '@motohaat/contract/site-paths';
import { type Session, useSession } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { AlertIcon, InfoIcon } from '@motohaat/ui/icons';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';
import { useMessages as useSessionMessages } from '../messages/session/index.ts';
import { ownerOf } from '../remotes/composition.ts';
import { isSignInPage } from '../remotes/find-page.ts';
import { useServices } from '../services.ts';
import { useOnline } from './use-online.ts';

import styles from './notices.module.css';

/** Strips under the navbar: what concerns every page. */
export function Notices() {
  const { notices: t } = useMessages();
  const online = useOnline();
  const session = useSession();
  const { pathname } = useLocation();
  const composition = useServices().composition.use((state) => state.composition);
  // There the page itself is about it.
  const told = isDashboardPath(pathname) || isSignInPage(ownerOf(composition, pathname)?.route);
  return (
    <div className={styles.notices} aria-live="polite">
      {!online && <Notice icon={<AlertIcon />}>{t.offline}</Notice>}
      {session.status === 'identity-only' && !told && <UnfinishedSignIn session={session} />}
    </div>
  );
}

type IdentityOnly = Extract<Session, { status: 'identity-only' }>;

function UnfinishedSignIn({ session }: { session: IdentityOnly }) {
  const { notices: t, actions } = useMessages();
  const { platform } = useServices();
  const [busy, setBusy] = useState(false);

  if (session.reason === 'suspended') {
    return <Notice icon={<AlertIcon />}>{session.message}</Notice>;
  }
  if (session.reason === 'no-account') {
    return <NoAccount />;
  }
  const retry = async () => {
    setBusy(true);
    await platform.session.retry();
    setBusy(false);
  };
  return (
    <Notice icon={<InfoIcon />}>
      {t.finishing(session.message)}
      <Button variant="quiet" busy={busy} onClick={() => void retry()}>
        {actions.retry}
      </Button>
    </Notice>
  );
}

/** The session's own code said so, with which its words came. */
function NoAccount() {
  const { noAccount, completeAccount } = useSessionMessages();
  return (
    <Notice icon={<InfoIcon />}>
      {noAccount}
      <ButtonLink to={links.href('dashboard')} variant="quiet">
        {completeAccount.title}
      </ButtonLink>
    </Notice>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <div className={styles.content}>
        {icon}
        <p className={styles.text}>{children}</p>
      </div>
    </div>
  );
}
