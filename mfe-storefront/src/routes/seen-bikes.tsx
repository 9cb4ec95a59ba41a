import { drafts, useLanguage, useSession } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { type ComponentType, useEffect, useState } from 'react';

import type { SeenBikesRowProps } from '../features/seen/seen-bikes-row.tsx';
import { keepWords } from '../messages/keep/index.ts';
import { seenBikesName } from '../on-device/seen-bikes-name.ts';

const loadRow = withWords(
  () => import(/* webpackChunkName: "seen-lower" */ '../features/seen/seen-bikes-row.tsx'),
  keepWords,
);

/** The bikes looked at last, at the end of a page; where there are none and nobody is signed in, no code of it comes. */
export function SeenBikes(props: SeenBikesRowProps) {
  const language = useLanguage();
  const isSignedIn = useSession().status === 'ready';
  const [Row, setRow] = useState<ComponentType<SeenBikesRowProps>>();
  useEffect(() => {
    if (!isSignedIn && drafts.read(seenBikesName) === undefined) return;
    // The page is whole without it.
    loadRow(language).then(({ default: Loaded }) => setRow(() => Loaded), reportError);
  }, [isSignedIn, language]);
  return Row ? <Row {...props} /> : null;
}
