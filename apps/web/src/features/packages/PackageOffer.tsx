import type { Service } from '@nevisa/api/types';
import { ButtonLink, Card, Cluster, formatNumber, Money, Section, Stack, Tag } from '@nevisa/ui';
import { isolateText } from '@nevisa/writing';
import { useAppServices } from '../../app/appServices.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import {
  canBuy,
  findHourlyPrice,
  formatHours,
  formatValidity,
  readShownPrice,
} from './packagesOnSale.ts';
import { toPurchaseAddress } from './purchaseAddress.ts';

export interface PackageOfferProps {
  service: Service;
  isBest: boolean;
  /** Whether its purchase is the first action of the page: that of one package, where one is the best value. */
  isFirst: boolean;
}

/** A package on sale. */
export function PackageOffer({ service, isBest, isFirst }: PackageOfferProps) {
  const { name, description } = service;
  const price = readShownPrice(service);
  const hours = formatHours(service);
  const hourly = findHourlyPrice(service);
  return (
    <Card foot={<Buy service={service} isFirst={isFirst} />}>
      <Section
        heading={name}
        {...(hours !== undefined && { sentence: hours })}
        {...((isBest || service.is_gift || service.is_for_telegram) && {
          actions: <Marks isBest={isBest} service={service} />,
        })}
      >
        <Stack>
          <Stack gap="none">
            {price === null ? (
              <p>
                {service.is_for_enterprise
                  ? packagesText.enterprise
                  : addedText.packagePriceUnknown}
              </p>
            ) : (
              <Money amount={price} size="largest" freeAtZero />
            )}
            {hourly !== null && <p>{fill(packagesText.perHour, { n: formatNumber(hourly) })}</p>}
          </Stack>
          <p>{listFacts(service).join(' · ')}</p>
          {description !== '' && <p>{description}</p>}
        </Stack>
      </Section>
    </Card>
  );
}

function Marks({ isBest, service }: Pick<PackageOfferProps, 'isBest' | 'service'>) {
  return (
    <Cluster>
      {isBest && (
        <Tag size="small" tone="accent">
          {packagesText.bestValue}
        </Tag>
      )}
      {service.is_gift && (
        <Tag size="small" tone="success">
          {packagesText.gift}
        </Tag>
      )}
      {service.is_for_telegram && <Tag size="small">{packagesText.forTelegram}</Tag>}
    </Cluster>
  );
}

function listFacts(service: Service): string[] {
  const { max_users: users } = service;
  const validity = formatValidity(service);
  return [
    ...(validity === undefined ? [] : [validity]),
    ...(users !== null && users > 1
      ? [fill(packagesText.maxUsers, { n: formatNumber(users) })]
      : []),
  ];
}

function Buy({ service, isFirst }: Pick<PackageOfferProps, 'service' | 'isFirst'>) {
  const { supportPhone } = useAppServices().config;
  if (service.is_for_enterprise) {
    return (
      <ButtonLink wide variant="secondary" href={`tel:${supportPhone}`}>
        {packagesText.contactUs}
      </ButtonLink>
    );
  }
  const isFree = service.actual_price === 0;
  return (
    canBuy(service) && (
      <ButtonLink
        wide
        variant={isFirst ? 'primary' : 'secondary'}
        href={toPurchaseAddress(service.id)}
        aria-label={`${isFree ? packagesText.buyFree : packagesText.buy}: ${isolateText(service.name)}`}
      >
        {isFree ? packagesText.buyFree : packagesText.buy}
      </ButtonLink>
    )
  );
}
