import { isSameId } from '@nevisa/api';
import type { Id, Service } from '@nevisa/api/types';
import { formatDate, formatNumber, parseWireTime } from '@nevisa/ui';
import { unitText } from '../../shared/text/commonText.ts';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';

/**
 * Returns the packages that are sold at a time (ms since 1970): those of the site, or those of
 * the Telegram bot when there are no others. A package whose last day is past is not
 * sold.
 */
export function selectShown(
  services: readonly Service[],
  now: number = Date.now(),
): readonly Service[] {
  const sold = services.filter(({ deadline }) => !isPast(deadline, now));
  const ofSite = sold.filter((service) => !service.is_for_telegram);
  return ofSite.length > 0 ? ofSite : sold;
}

/** Returns the price of a package in whole toman; null for any other sum, which cannot be paid. */
export function readPrice({ actual_price: price }: Service): number | null {
  return price !== null && Number.isSafeInteger(price) && price >= 0 ? price : null;
}

/** Returns the price to show; null where there is none: an enterprise package without a sum is no gift. */
export function readShownPrice(service: Service): number | null {
  const price = readPrice(service);
  return price === 0 && service.is_for_enterprise ? null : price;
}

/** Whether a package is bought here: an enterprise one is by phone. */
export function canBuy(service: Service): boolean {
  return !service.is_for_enterprise && readPrice(service) !== null;
}

/** Returns how much speech a package converts, as a sentence. */
export function formatHours({
  is_infinite: isInfinite,
  hour_limit: hours,
}: Service): string | undefined {
  if (isInfinite) {
    return packagesText.infinite;
  }
  return hours === null ? undefined : fill(packagesText.hours, { n: formatNumber(hours) });
}

/** Returns how long a package is valid, as a sentence; undefined where the server does not say it. */
export function formatValidity({ deadline }: Service): string | undefined {
  const days = readDays(deadline);
  if (days !== null) {
    return fill(packagesText.validity, { n: formatNumber(days) });
  }
  const date = typeof deadline === 'string' && isDate(deadline) ? parseWireTime(deadline) : null;
  return date === null ? undefined : fill(packagesText.currentUntil, { date: formatDate(date) });
}

/** The validity below a head that names it: a number of days, or the last day. */
export function formatTerm(service: Service): string | undefined {
  const days = readDays(service.deadline);
  return days === null ? formatValidity(service) : fill(unitText.day, { n: formatNumber(days) });
}

/**
 * Returns the price of an hour in whole toman; null for a free, an endless or an unpriced package.
 * The server's own number wins over the computed one.
 */
export function findHourlyPrice(service: Service): number | null {
  const { price_per_hour: hourly, actual_price: price, hour_limit: hours } = service;
  if (service.is_infinite || price === null || price <= 0) {
    return null;
  }
  if (hourly !== null && hourly > 0) {
    return Math.round(hourly);
  }
  return hours !== null && hours > 0 ? Math.round(price / hours) : null;
}

/** Whether the server's price of an hour differs from the computed one by more than a hundredth. */
export function contradictsItself(service: Service): boolean {
  const { price_per_hour: hourly, actual_price: price, hour_limit: hours } = service;
  if (hourly === null || price === null || hours === null || hourly <= 0 || hours <= 0) {
    return false;
  }
  return !service.is_infinite && Math.abs(hourly - price / hours) > hourly / 100;
}

/**
 * Returns the id of the package with the lowest price of an hour among those that are sold here,
 * paid and not endless; the cheaper one of two equal ones. Null for fewer than two.
 */
export function findBestValue(services: readonly Service[]): Id | null {
  const priced = services.flatMap((service) => {
    const hourly = service.is_for_enterprise ? null : findHourlyPrice(service);
    return hourly === null ? [] : [{ hourly, price: service.actual_price ?? 0, id: service.id }];
  });
  const [best] = priced.toSorted((one, other) =>
    one.hourly === other.hourly ? one.price - other.price : one.hourly - other.hourly,
  );
  return best === undefined || priced.length < 2 ? null : best.id;
}

/** Returns the package of an address; null for one that is not sold here. */
export function findSold(services: readonly Service[], id: string): Service | null {
  return services.find((one) => isSameId(one.id, id) && !one.is_for_enterprise) ?? null;
}

function isPast(deadline: Service['deadline'], now: number): boolean {
  const end =
    typeof deadline === 'string' && isDate(deadline) ? Date.parse(toEndOfDay(deadline)) : NaN;
  return end < now;
}

// A date without a time ends in Iran.
function toEndOfDay(date: string): string {
  return date.length === 'yyyy-mm-dd'.length ? `${date}T23:59:59+03:30` : date;
}

function readDays(deadline: Service['deadline']): number | null {
  return typeof deadline === 'number' && Number.isInteger(deadline) && deadline > 0
    ? deadline
    : null;
}

function isDate(deadline: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/u.test(deadline);
}

/** From how many packages on they are compared in a table. */
const leastCompared = 3;

/** Whether a table helps to choose among packages. */
export function areCompared(services: readonly Service[]): boolean {
  return services.length >= leastCompared;
}
