import type { HintKind } from '@motohaat/domain/hint';
import type { LiveHint } from '@motohaat/platform';

/** Who asks to be called back, by kind. */
export type Subscriptions = Set<{ kind: HintKind; listener: (hint: LiveHint) => void }>;
