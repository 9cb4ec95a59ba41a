import { LegalText } from '../features/legal/legal-text.tsx';
import { terms } from '../features/legal/terms.ts';

export default function Terms() {
  return <LegalText text={terms} />;
}
