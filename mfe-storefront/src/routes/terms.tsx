import { LegalText } from '../features/legal/legal-text.tsx';
import { terms } from '../features/legal/terms.ts';
import { links } from '../links.ts';

export default function Terms() {
  return <LegalText text={terms} path={links.href('terms')} />;
}
