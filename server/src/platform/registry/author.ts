/** Who acts: `server` at its start, `system` by itself, a team, or an admin by `users.id`. */
export type Author = 'server' | 'system' | `team:${string}` | `user:${string}`;

/** The account of an author; `null` when it is none. */
export function accountOfAuthor(author: string): string | null {
  return author.startsWith('user:') ? author.slice('user:'.length) : null;
}
