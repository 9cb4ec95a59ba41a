/** Fixed display figures of the specification, sections 1 and 9. They measure nothing. */
export const figures = [
  { value: '296', label: 'Orders' },
  { value: '750', label: 'New customers' },
  { value: '72%', label: 'Growth' },
  { value: '21%', label: 'Bounce rate' },
] as const;
