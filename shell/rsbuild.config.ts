import { defineShell } from '@motohaat/build';

import { links } from './src/links.ts';

export default defineShell({ dir: import.meta.dirname, uses: links.purposes });
