import { dialogWords } from '../messages/dialogs/index.ts';
import { uiWords } from '../messages/index.ts';

await Promise.all([uiWords.prepare('en'), dialogWords.prepare('en')]);
