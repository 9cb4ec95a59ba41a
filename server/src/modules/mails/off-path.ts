import * as calls from '@motohaat/contract/calls';

import { apiPrefix } from '../../http/api-prefix.ts';

/** Where a mail's reader ends mails of its kind: the page for people, and the call for mail programs. */
export function offPath(token: string): string {
  return `${apiPrefix}${calls.mails.offPage.path}?token=${encodeURIComponent(token)}`;
}
