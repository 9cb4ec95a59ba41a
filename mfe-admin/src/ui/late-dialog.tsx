import { useToasts } from '@motohaat/platform';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

import { useMessages } from '../messages/index.ts';

type LateDialogProps<Props> = {
  /** Imports the dialog. */
  load: () => Promise<ComponentType<Props>>;
  /** What the dialog is given. */
  given: Props;
};

/**
 * A dialog whose code comes when it is opened: of a list's visits few open one. Code that does not come
 * is told of, and the next try asks for it again.
 */
export function LateDialog<Props extends { onClose: () => void }>({
  load,
  given,
}: LateDialogProps<Props>) {
  const { common: t } = useMessages();
  const toasts = useToasts();
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> }>();
  const begin = useEffectEvent(load);
  const fail = useEffectEvent(() => {
    toasts.error(t.noConnection);
    given.onClose();
  });
  useEffect(() => {
    let wanted = true;
    begin().then(
      (Dialog) => wanted && setLoaded({ Dialog }),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return loaded ? <loaded.Dialog {...given} /> : null;
}
