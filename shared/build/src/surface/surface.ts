/**
 * What remotes see of the platform: section → declaration → member → its type as text; what has no
 * members has one, `=`. What they are given and what they give are apart, because there more means
 * different things.
 */
export type Surface = Readonly<Record<Section, Readonly<Record<string, Declaration>>>>;
export type Declaration = Readonly<Record<string, string>>;
export const sections = ['toRemotes', 'fromRemotes', 'facades', 'shared'] as const;
export type Section = (typeof sections)[number];
