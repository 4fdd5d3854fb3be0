import type { Service } from '@nevisa/api/types';
import { formatNumber } from '@nevisa/ui';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';

/** Returns the packages of the site; those of the Telegram bot only when there are no others. */
export function selectShown(services: readonly Service[]): readonly Service[] {
  const ofSite = services.filter((service) => !service.is_for_telegram);
  return ofSite.length > 0 ? ofSite : services;
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
