import { LegalText } from '../features/legal/legal-text.tsx';
import { privacy } from '../features/legal/privacy.ts';

export default function Privacy() {
  return <LegalText text={privacy} />;
}
