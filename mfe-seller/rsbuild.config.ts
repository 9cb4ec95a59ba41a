import { defineRemote } from '@motohaat/build';

import { manifest } from './src/manifest.ts';

export default defineRemote({ dir: import.meta.dirname, manifest });
