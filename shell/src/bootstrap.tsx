import '@motohaat/ui/tokens.css';
import '@motohaat/ui/reset.css';
import './app/global.css';
import { LanguageContext } from '@motohaat/platform';
import { createRoot } from 'react-dom/client';

import { readBoot } from './app/boot.ts';
import { LastResort, WordlessLastResort } from './app/last-resort.tsx';
import { loadWords } from './language/load-words.ts';
import { pageLanguage } from './language/page-language.ts';
import { start } from './start.tsx';
import { createCompositionMemory } from './trust/composition-memory.ts';
import { createSignatureCheck } from './trust/signature.ts';
import { createTrust, type Trust } from './trust/trust.ts';
import { guardSinks } from './trust/trusted-types.ts';

/** Written by the build: the public keys (Ed25519, raw, base64url) of servers to believe. */
declare const COMPOSITION_KEYS: readonly string[];

async function bootstrap(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root.');
  const { composition, config } = readBoot();
  const follow = guardSinks(config);
  const trust = createTrust(
    createSignatureCheck(COMPOSITION_KEYS),
    createCompositionMemory(COMPOSITION_KEYS),
  );
  const language = pageLanguage();
  const [first, hasWords] = await Promise.all([trust.first(composition), loadWords(language)]);
  const accept: Trust['accept'] = async (answer) => {
    const accepted = await trust.accept(answer);
    follow(accepted);
    return accepted;
  };
  if (!hasWords) {
    createRoot(element).render(<WordlessLastResort />);
    return;
  }
  if (first) {
    follow(first);
    start({ element, config, first, accept });
    return;
  }
  createRoot(element).render(
    <LanguageContext value={language}>
      <LastResort reason="unverified" />
    </LanguageContext>,
  );
}

// In a task of its own: the modules have taken one, and people may want something meanwhile.
setTimeout(bootstrap);
