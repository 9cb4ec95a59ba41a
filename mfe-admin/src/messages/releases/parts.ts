/** What a release is weighed by; the same in both languages. */
export const parts = { javascript: 'JavaScript', css: 'CSS' };
