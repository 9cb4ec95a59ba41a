/** Scripts are told their own address only while they first run. */
const address = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);

/** The sandbox's own origin: where this script came from. */
export const ORIGIN = address.origin;

/** The vendor's name for this edition of the library, which is the first part of its path. */
export const EDITION = address.pathname.split('/')[1];
