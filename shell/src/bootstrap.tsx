import '@motohaat/ui/tokens.css';
import '@motohaat/ui/reset.css';
import './app/global.css';
import { createRoot } from 'react-dom/client';

import { readBoot } from './app/boot.ts';
import { LastResort } from './app/last-resort.tsx';
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
  const first = await trust.first(composition);
  const accept: Trust['accept'] = async (answer) => {
    const accepted = await trust.accept(answer);
    follow(accepted);
    return accepted;
  };
  if (first) {
    follow(first);
    start({ element, config, first, accept });
    return;
  }
  createRoot(element).render(
    <LastResort title={unverified.title} sentence={unverified.sentence} />,
  );
}

const unverified = {
  title: 'This page could not be verified',
  sentence: 'What arrived is not what MotoHaat sent, so none of it was run. Load the page again.',
};

void bootstrap();
