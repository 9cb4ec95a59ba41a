import { unreadNoticesQuery } from '@motohaat/api/notices';
import { useApi } from '@motohaat/platform';
import { NoticeBell } from '@motohaat/ui/notice-bell';
import { useQuery } from '@tanstack/react-query';

import { links } from '../links.ts';

/** The bell in the site's bar. */
export default function Bell() {
  const { data } = useQuery(unreadNoticesQuery(useApi()));
  return <NoticeBell to={links.href('notices')} unread={data?.unread} />;
}
