import { defineShell } from '@motohaat/shared/federation';

export default defineShell({ dir: import.meta.dirname });
