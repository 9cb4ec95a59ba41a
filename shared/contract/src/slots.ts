/**
 * Places in a page that other applications fill: whoever declares one says with its name what stands there,
 * and draws it with `Slot`. A filling is a component without props.
 *
 * - `navbar.end`: beside the menu of the site's bar, 44 pixels high and wide
 * - `dashboard.home`: what waits for this person, below the dashboard's first sentence
 */
export const slotNames = ['navbar.end', 'dashboard.home'] as const;
export type SlotName = (typeof slotNames)[number];
