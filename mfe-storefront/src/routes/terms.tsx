import { LegalText } from '../features/legal/legal-text.tsx';
import { links } from '../links.ts';
import { useLegalMessages } from '../messages/legal/index.ts';

export default function Terms() {
  const { terms } = useLegalMessages();
  return <LegalText text={terms} path={links.href('terms')} />;
}
