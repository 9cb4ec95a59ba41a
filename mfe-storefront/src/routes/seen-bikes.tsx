import { drafts, useLanguage, useSession } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { type ComponentType, useEffect, useState } from 'react';

import type { SeenBikesRowProps } from '../features/seen/seen-bikes-row.tsx';
import { keepWords } from '../messages/keep/index.ts';
import type { KeptBike } from '../on-device/kept-bike.ts';
import { seenBikesName } from '../on-device/seen-bikes-name.ts';

const loadRow = withWords(
  () => import(/* webpackChunkName: "seen-lower" */ '../features/seen/seen-bikes-row.tsx'),
  keepWords,
);

/** The bikes looked at last, at the end of a page; where there are none and nobody is signed in, no code of it comes. */
export function SeenBikes(props: SeenBikesRowProps) {
  const language = useLanguage();
  const isSignedIn = useSession().status === 'ready';
  const { without } = props;
  const [Row, setRow] = useState<ComponentType<SeenBikesRowProps>>();
  useEffect(() => {
    if (!isSignedIn && !hasSeen(without)) return;
    // The page is whole without it.
    loadRow(language).then(({ default: Loaded }) => setRow(() => Loaded), reportError);
  }, [isSignedIn, language, without]);
  return Row ? <Row {...props} /> : null;
}

/** Whether this device has kept another bike; what a bike is the row's code knows. */
function hasSeen(without: string | undefined): boolean {
  const kept = drafts.read(seenBikesName);
  return Array.isArray(kept) && kept.some((bike) => (bike as KeptBike | null)?.id !== without);
}
