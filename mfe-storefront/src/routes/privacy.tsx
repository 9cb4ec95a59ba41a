import { LegalText } from '../features/legal/legal-text.tsx';
import { links } from '../links.ts';
import { useLegalMessages } from '../messages/legal/index.ts';

export default function Privacy() {
  const { privacy } = useLegalMessages();
  return <LegalText text={privacy} path={links.href('privacy')} />;
}
