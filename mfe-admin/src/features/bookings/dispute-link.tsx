import type { PaidBooking } from '@motohaat/contract/administration';
import { bikeName } from '@motohaat/domain/shown';
import { ButtonLink } from '@motohaat/ui/button';

import { links } from '../../links.ts';
import { useDisputesMessages } from '../../messages/disputes/index.ts';

/** To the page on which a dispute is decided. */
export function DisputeLink({ booking }: { booking: PaidBooking }) {
  const t = useDisputesMessages();
  return (
    <ButtonLink
      to={links.href('dispute', { id: booking._id })}
      aria-label={t.lookNamed(bikeName(booking))}
    >
      {t.look}
    </ButtonLink>
  );
}
