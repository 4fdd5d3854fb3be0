const longMonths = new Set([1, 3, 5, 7, 8, 10, 12]);

/**
 * Whether a day of the Gregorian calendar exists. Calculated without `Date`, which
 * turns 30 February into 2 March.
 */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= countDaysIn(year, month);
}

function countDaysIn(year: number, month: number): number {
  if (month === 2) {
    return isLeap(year) ? 29 : 28;
  }
  return longMonths.has(month) ? 31 : 30;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
