import type { BikePage } from '@motohaat/contract/bike-facts';
import * as calls from '@motohaat/contract/calls';
import { useApi, useLanguage, useSession } from '@motohaat/platform';
import { whenIdle } from '@motohaat/platform/when-idle';
import { useEffect } from 'react';

import { rememberBike } from '../../on-device/seen-bikes.ts';

/** Keeps that a bike was looked at, on this device and with who is signed in; draws nothing. */
export function RememberBike({ bike }: { bike: BikePage }) {
  const language = useLanguage();
  const api = useApi();
  const isSignedIn = useSession().status === 'ready';
  const { _id: productId } = bike;
  useEffect(() => whenIdle(() => rememberBike(bike, language)), [bike, language]);
  useEffect(() => {
    if (!isSignedIn) return;
    // This device has it in any case.
    api.call(calls.seenBikes.add, { body: { productId } }).catch(() => {});
  }, [api, isSignedIn, productId]);
  return null;
}
