import { HousePage } from '../features/house/house-page.tsx';
import { links } from '../links.ts';
import { useHouseMessages } from '../messages/house/index.ts';

export default function Services() {
  const { services } = useHouseMessages();
  const targets = {
    find: links.href('search'),
    compare: links.href('compare'),
    sell: links.href('sign-up'),
  };
  return <HousePage text={services} path={links.href('services')} targets={targets} />;
}
