/** A share from 0 to 1 in percent: whole, and finer where little is much, such as 2.5. */
export function roundedPercent(share: number): number {
  const percent = share * 100;
  return percent > 0 && percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent);
}
