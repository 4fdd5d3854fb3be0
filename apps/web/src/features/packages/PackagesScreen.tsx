import type { Service, User } from '@nevisa/api/types';
import {
  Alert,
  ButtonLink,
  Card,
  formatNumber,
  Grid,
  Money,
  Page,
  PageHeader,
  PhoneIcon,
  Section,
  Stack,
} from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { useLocation } from 'react-router-dom';
import type { RedirectState } from '../../app/access.ts';
import { useAppServices } from '../../app/appServices.ts';
import { ListPart } from '../../shared/lists/ListPart.tsx';
import { usePackagesOnSale } from '../../shared/lists/listQueries.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { appText } from '../../shared/text/appText.ts';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { formatHours, selectShown } from './packagesOnSale.ts';

/** The packages on sale with the phone to buy them, and the reason of a redirect. */
export default function PackagesScreen({ title }: { title: string }) {
  const state = useLocation().state as RedirectState | null;
  const { user } = useAuth();
  return (
    <Page>
      <PageHeader heading={title} sentence={addedText.buyByPhone} actions={<CallSupport />} />
      {state?.reason === 'service-needed' && (
        <Alert tone="information">{packagesText.requireService}</Alert>
      )}
      {user && <Packages user={user} />}
    </Page>
  );
}

function CallSupport() {
  const { supportPhone } = useAppServices().config;
  return (
    <ButtonLink href={`tel:${supportPhone}`} icon={<PhoneIcon />}>
      {fill(appText.supportPhoneAria, { phone: toPersianDigits(supportPhone) })}
    </ButtonLink>
  );
}

function Packages({ user }: { user: User }) {
  const list = usePackagesOnSale(user);
  return (
    <ListPart level={2} list={list} failed={addedText.packagesNotLoaded} empty={packagesText.empty}>
      {(services) => (
        <Grid least="wide">
          {selectShown(services).map((service) => (
            <Package key={service.id} service={service} />
          ))}
        </Grid>
      )}
    </ListPart>
  );
}

function Package({ service }: { service: Service }) {
  const { name, actual_price: price, price_per_hour: hourly } = service;
  const hours = formatHours(service);
  return (
    <Card>
      <Section heading={name} {...(hours !== undefined && { sentence: hours })}>
        <Stack gap="none">
          {price !== null && <Money amount={price} size="largest" freeAtZero />}
          {hourly !== null && hourly > 0 && (
            <p>{fill(packagesText.perHour, { n: formatNumber(hourly) })}</p>
          )}
        </Stack>
      </Section>
    </Card>
  );
}
