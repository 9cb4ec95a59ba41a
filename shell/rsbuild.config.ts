import { defineShell } from '@motohaat/build';

export default defineShell({ dir: import.meta.dirname });
