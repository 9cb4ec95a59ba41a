/** Fixed display figures of the specification, sections 1 and 9. They measure nothing. */
export const figures = [
  { name: 'orders', value: 296, unit: '' },
  { name: 'newCustomers', value: 750, unit: '' },
  { name: 'growth', value: 72, unit: '%' },
  { name: 'bounceRate', value: 21, unit: '%' },
] as const;
