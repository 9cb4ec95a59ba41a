/** What a name can stand for; earlier ones win where a guess fits several. */
export const meant = ['brand', 'model', 'district', 'area'] as const;
export type Meant = (typeof meant)[number];
