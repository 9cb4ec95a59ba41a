import { ButtonLink, IconButton } from '@motohaat/ui/button';
import { CloseIcon } from '@motohaat/ui/icons';
import { useLocation, useNavigate } from 'react-router-dom';

import { useAccountMessages } from '../../messages/account/index.ts';
import { type ContinueState, placeOf } from './continue.ts';

import styles from './continue-banner.module.css';

/** Leads back to where the person was before they signed up. */
export default function ContinueBanner() {
  const { welcome: t } = useAccountMessages();
  const { state } = useLocation() as { state: ContinueState | null };
  const navigate = useNavigate();
  const place = state?.continueTo;
  if (!place) return null;
  return (
    <aside className={styles.banner} aria-label={t.label}>
      <p>{t.ready}</p>
      <ButtonLink to={place}>{t.continueTo[placeOf(place)]}</ButtonLink>
      <IconButton
        label={t.dismiss}
        className={styles.dismiss}
        onClick={() => void navigate('.', { replace: true, state: null })}
      >
        <CloseIcon />
      </IconButton>
    </aside>
  );
}
