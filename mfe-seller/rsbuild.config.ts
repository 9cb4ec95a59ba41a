import { defineRemote } from '@motohaat/shared/federation';

import { manifest } from './src/manifest.ts';

export default defineRemote({ dir: import.meta.dirname, manifest });
