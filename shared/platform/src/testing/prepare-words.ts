import '@motohaat/domain/formats-en';
import { platformWords } from '../messages/index.ts';

await platformWords.prepare('en');
