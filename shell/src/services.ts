import type { Platform } from '@motohaat/platform';
import { createContext, useContext } from 'react';

import type { ReloadDocument } from './live/reload-document.ts';
import type { CompositionStore } from './remotes/composition.ts';
import type { PageLoader } from './remotes/page-loader.ts';
import type { Reports } from './reports/start-reports.ts';
import type { AccountActions } from './session/account.ts';

/** What the parts of the shell share among themselves. */
export type Services = {
  platform: Platform;
  composition: CompositionStore;
  loader: PageLoader;
  account: AccountActions;
  reports: Pick<Reports, 'note'>;
  reloadDocument: ReloadDocument;
  /** Goes to an address of the site with a fresh document, in place of this one. */
  freshDocument: (address: string) => void;
};

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices is used inside the shell.');
  return services;
}
