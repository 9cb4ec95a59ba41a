import { Manifest } from '@motohaat/contract/composition';
import * as v from 'valibot';

/**
 * What a remote says of itself, checked.
 *
 * @returns `wrong`: what is, where it is no manifest, such as `manifest.audience: Invalid type: …`
 */
export function asManifest(value: unknown): { manifest: Manifest } | { wrong: string } {
  const checked = v.safeParse(Manifest, value);
  if (checked.success) return { manifest: checked.output };
  const [issue] = checked.issues;
  const path = ['manifest', v.getDotPath(issue)].filter(Boolean).join('.');
  return { wrong: `${path}: ${issue.message}` };
}
