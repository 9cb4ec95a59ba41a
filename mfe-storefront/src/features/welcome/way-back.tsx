import { useLanguage } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { accountWords } from '../../messages/account/index.ts';
import type { ContinueState } from './continue.ts';

const loadBanner = withWords(() => import('./continue-banner.tsx'), accountWords);

/** After a sign-up, which ends on the home page: the way back to where the person was (S2.11). */
export function WayBack() {
  const { state } = useLocation() as { state: ContinueState | null };
  const language = useLanguage();
  const [Banner, setBanner] = useState<ComponentType>();
  const isWanted = state?.continueTo !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Home is there without it, and has the links that it has.
    loadBanner(language).then(({ default: Loaded }) => setBanner(() => Loaded), reportError);
  }, [isWanted, language]);
  return Banner && isWanted ? <Banner /> : null;
}
