/**
 * A name as it stands in addresses: `Splendor+` → `splendor-plus`, `Cox's Bazar` → `coxs-bazar`.
 *
 * @param name in Latin script
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\+/g, ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
