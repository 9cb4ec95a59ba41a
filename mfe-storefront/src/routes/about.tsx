import { HousePage } from '../features/house/house-page.tsx';
import { links } from '../links.ts';
import { useHouseMessages } from '../messages/house/index.ts';

export default function About() {
  const { about } = useHouseMessages();
  return (
    <HousePage text={about} path={links.href('about')} targets={{ how: links.href('terms') }} />
  );
}
