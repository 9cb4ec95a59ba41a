import { HousePage } from '../features/house/house-page.tsx';
import { links } from '../links.ts';
import { useHouseMessages } from '../messages/house/index.ts';

/** Of the authority that registers motorbikes. */
const brta = 'https://brta.gov.bd/';

export default function Help() {
  const { help } = useHouseMessages();
  const targets = {
    guides: links.href('blogs'),
    brta,
    rules: links.href('terms'),
    privacy: links.href('privacy'),
  };
  return <HousePage text={help} path={links.href('help')} targets={targets} />;
}
