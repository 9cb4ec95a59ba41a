import type { Product } from '@motohaat/contract/catalogue';
import type { SessionUser } from '@motohaat/platform';
import { createContext, type ReactNode, useContext, useState } from 'react';

import { BookBike } from './book-bike.tsx';
import { ReportDialog } from './report-dialog.tsx';

type OpenDialog = {
  action: 'buy' | 'report';
  product: Product;
  buyer: SessionUser;
  /** What buyer and seller agreed on, in whole taka. */
  agreed?: number | undefined;
};

const OpenContext = createContext<((dialog: OpenDialog) => void) | undefined>(undefined);

/** Around a list of bikes: the one dialog that their cards open (ruling S2.33). */
export function Buying({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <OpenContext value={setDialog}>
      {children}
      {dialog?.action === 'buy' && <BookBike {...dialog} onClose={close} />}
      {dialog?.action === 'report' && <ReportDialog {...dialog} onClose={close} />}
    </OpenContext>
  );
}

/** @throws Error outside of `Buying` */
export function useOpenDialog(): (dialog: OpenDialog) => void {
  const open = useContext(OpenContext);
  if (!open) throw new Error('useOpenDialog is used inside of Buying.');
  return open;
}
