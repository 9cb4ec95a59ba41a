/** What a caller may name a request: visible characters. */
export const idempotencyKeyForm = /^[\x21-\x7e]{1,255}$/;
