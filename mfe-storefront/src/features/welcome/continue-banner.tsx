import { ButtonLink, IconButton } from '@motohaat/ui/button';
import { CloseIcon } from '@motohaat/ui/icons';
import { useLocation, useNavigate } from 'react-router-dom';

import { type ContinueState, placeName } from './continue.ts';

import styles from './continue-banner.module.css';

/** After a sign-up, which ends on the home page: the way back to where the person was (S2.11). */
export function ContinueBanner() {
  const { state } = useLocation() as { state: ContinueState | null };
  const navigate = useNavigate();
  const place = state?.continueTo;
  if (!place) return null;
  return (
    <aside className={styles.banner} aria-label="Where you were">
      <p>Your account is ready.</p>
      <ButtonLink to={place}>Continue to {placeName(place)}</ButtonLink>
      <IconButton
        label="Dismiss"
        className={styles.dismiss}
        onClick={() => void navigate('.', { replace: true, state: null })}
      >
        <CloseIcon />
      </IconButton>
    </aside>
  );
}
