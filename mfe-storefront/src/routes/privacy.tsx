import { LegalText } from '../features/legal/legal-text.tsx';
import { privacy } from '../features/legal/privacy.ts';
import { links } from '../links.ts';

export default function Privacy() {
  return <LegalText text={privacy} path={links.href('privacy')} />;
}
