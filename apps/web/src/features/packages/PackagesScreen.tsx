import type { Service, User } from '@nevisa/api/types';
import { Alert, ButtonLink, Grid, Page, PageHeader, PhoneIcon, Stack } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { RedirectState } from '../../app/access.ts';
import { useAppServices } from '../../app/appServices.ts';
import { DialogBoundary } from '../../shared/late/DialogBoundary.tsx';
import { ListPart } from '../../shared/lists/ListPart.tsx';
import { usePackagesOnSale } from '../../shared/lists/listQueries.ts';
import { paths } from '../../shared/paths.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { appText } from '../../shared/text/appText.ts';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { ComparePackages } from './ComparePackages.tsx';
import { CurrentPackage } from './CurrentPackage.tsx';
import { CheckoutDialog } from './checkout/lateCheckout.ts';
import { PackageOffer } from './PackageOffer.tsx';
import { findBestValue, findSold, selectShown } from './packagesOnSale.ts';

/** The package of the user and the packages on sale; `?buy=` opens the purchase of one. */
export default function PackagesScreen({ title }: { title: string }) {
  const state = useLocation().state as RedirectState | null;
  const { user } = useAuth();
  return (
    <Page>
      <PageHeader heading={title} sentence={addedText.packagesSentence} actions={<CallSupport />} />
      {state?.reason === 'service-needed' && (
        <Alert tone="information">{packagesText.requireService}</Alert>
      )}
      {user && (
        <Stack gap="large">
          <CurrentPackage user={user} />
          <Packages user={user} />
        </Stack>
      )}
    </Page>
  );
}

function CallSupport() {
  const { supportPhone } = useAppServices().config;
  return (
    <ButtonLink variant="secondary" href={`tel:${supportPhone}`} icon={<PhoneIcon />}>
      {fill(appText.supportPhoneAria, { phone: toPersianDigits(supportPhone) })}
    </ButtonLink>
  );
}

function Packages({ user }: { user: User }) {
  const list = usePackagesOnSale(user);
  return (
    <ListPart level={2} list={list} failed={addedText.packagesNotLoaded} empty={packagesText.empty}>
      {(services) => <Offers user={user} services={selectShown(services)} />}
    </ListPart>
  );
}

/** From how many packages on they are compared in a table. */
const leastCompared = 3;

function Offers({ user, services }: { user: User; services: readonly Service[] }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const best = findBestValue(services);
  const wanted = query.get('buy');
  const bought = wanted === null ? null : findSold(services, wanted);
  return (
    <>
      {wanted !== null && bought === null && (
        <Alert tone="warning">{addedText.packageNotFound}</Alert>
      )}
      {services.length === 0 && <p>{packagesText.empty}</p>}
      <Grid least="wide">
        {services.map((service) => (
          <PackageOffer key={service.id} service={service} isBest={service.id === best} />
        ))}
      </Grid>
      {services.length >= leastCompared && <ComparePackages services={services} />}
      {bought !== null && (
        <DialogBoundary>
          <CheckoutDialog
            key={bought.id}
            user={user}
            service={bought}
            code={query.get('code') ?? ''}
            onClose={() => {
              void navigate(paths.packages);
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}
