import type { RevisionOperation } from '@motohaat/contract/registry';
import { author, isPerson } from '@motohaat/ui/messages/release/writing/bn';

/** The verb speaks of a person with respect, and otherwise of a team or the software. */
const did: Record<RevisionOperation, { other: string; person: string }> = {
  start: { other: 'শুরু করেছে', person: 'শুরু করেছেন' },
  promote: { other: 'চালু করেছে', person: 'চালু করেছেন' },
  canary: { other: 'পরীক্ষামূলক রিলিজ দিয়েছে', person: 'পরীক্ষামূলক রিলিজ দিয়েছেন' },
  rollback: { other: 'আগেরটিতে ফিরেছে', person: 'আগেরটিতে ফিরেছেন' },
  kill: { other: 'বন্ধ রেখেছে', person: 'বন্ধ রেখেছেন' },
  revive: { other: 'আবার খুলেছে', person: 'আবার খুলেছেন' },
  remove: { other: 'সরিয়ে নিয়েছে', person: 'সরিয়ে নিয়েছেন' },
  handover: { other: 'পাতা অন্য অংশকে দিয়েছে', person: 'পাতা অন্য অংশকে দিয়েছেন' },
};

/** Who made a revision, and how. */
export function doneBy(act: RevisionOperation, who: string): string {
  return `${author(who)} ${did[act][isPerson(who) ? 'person' : 'other']}`;
}
