import type { Service, User } from '@nevisa/api/types';
import { Alert, ButtonLink, Cluster, Grid, Page, PageHeader, PhoneIcon, Stack } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { RedirectState } from '../../app/access.ts';
import { useAppServices } from '../../app/appServices.ts';
import { DialogBoundary } from '../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../shared/late/createLate.ts';
import { ListPart } from '../../shared/lists/ListPart.tsx';
import { usePackagesOnSale } from '../../shared/lists/listQueries.ts';
import { ListEmpty } from '../../shared/lists/view/ListEmpty.tsx';
import { log } from '../../shared/log.ts';
import { paths } from '../../shared/paths.ts';
import { PageSpinner } from '../../shared/shell/PageSpinner.tsx';
import { PageTitle } from '../../shared/shell/PageTitle.tsx';
import { ViewFocus } from '../../shared/shell/ViewFocus.tsx';
import { addedText } from '../../shared/text/addedText.ts';
import { appText } from '../../shared/text/appText.ts';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { transactionsText } from '../../shared/text/transactionsText.ts';
import { useAuth } from '../auth/authSession/useAuth.ts';
import {
  toTransactionAddress,
  transactionsParameter,
} from '../transactions/data/transactionsAddress.ts';
import { readViewTitle } from '../transactions/data/viewTitle.ts';
import { ComparePackages } from './ComparePackages.tsx';
import { CurrentPackage } from './CurrentPackage.tsx';
import { runWhenIdle } from '../../shared/runWhenIdle.ts';
import { CheckoutDialog } from './checkout/lateCheckout.ts';
import { OffersLoading } from './OffersLoading.tsx';
import { PackageOffer } from './PackageOffer.tsx';
import {
  areCompared,
  contradictsItself,
  findBestValue,
  findSold,
  selectShown,
} from './packagesOnSale.ts';

const TransactionsView = createLate(
  () => import('../transactions/TransactionsView.tsx'),
  (chunk) => chunk.default,
);

/** The packages, or with `?transactions` the transactions of the user (ADR-0076). */
export default function PackagesScreen({ title }: { title: string }) {
  const [query] = useSearchParams();
  const { user } = useAuth();
  const view = query.has(transactionsParameter) ? 'transactions' : 'packages';
  const [shown, setShown] = useState({ view, switched: false });
  if (shown.view !== view) {
    setShown({ view, switched: true });
  }
  return (
    <>
      <PageTitle title={readViewTitle(query) ?? title} />
      {view === 'packages' ? (
        <PackagesView title={title} user={user} />
      ) : (
        <Suspense fallback={<PageSpinner />}>
          {user && <TransactionsView user={user} />}
          <ViewFocus on={shown.switched} />
        </Suspense>
      )}
      {view === 'packages' && <ViewFocus on={shown.switched} />}
    </>
  );
}

/** The package of the user and the packages on sale; `?buy=` opens the purchase of one. */
function PackagesView({ title, user }: { title: string; user: User | null }) {
  const state = useLocation().state as RedirectState | null;
  return (
    <Page>
      <PageHeader
        heading={title}
        sentence={addedText.packagesSentence}
        actions={
          <Cluster>
            <ButtonLink variant="secondary" href={toTransactionAddress()}>
              {transactionsText.title}
            </ButtonLink>
            <CallSupport />
          </Cluster>
        }
      />
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
    <ListPart
      level={2}
      list={list}
      failed={addedText.packagesNotLoaded}
      empty={nothingOnSale}
      placeholder={<OffersLoading />}
    >
      {(services) => <Offers user={user} services={services} />}
    </ListPart>
  );
}

const nothingOnSale = <ListEmpty heading={packagesText.empty} />;

function Offers({ user, services: all }: { user: User; services: readonly Service[] }) {
  const services = useMemo(() => selectShown(all), [all]);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [code, keepCode] = useState<string | null>(null);
  const best = findBestValue(services);
  const wanted = query.get('buy');
  const bought = wanted === null ? null : findSold(services, wanted);
  // So that a purchase opens without waiting for code.
  useEffect(() => runWhenIdle(CheckoutDialog.preload), []);
  useEffect(() => {
    if (services.some(contradictsItself)) {
      log('price of an hour', { kind: 'schema', issue: 'Price and hours say another one.' });
    }
  }, [services]);
  return (
    <>
      {wanted !== null && bought === null && (
        <Alert tone="warning">{addedText.packageNotFound}</Alert>
      )}
      {services.length === 0 && nothingOnSale}
      <Grid least="wide">
        {services.map((service) => (
          <PackageOffer
            key={service.id}
            service={service}
            isBest={service.id === best}
            isFirst={best === null || service.id === best}
          />
        ))}
      </Grid>
      {areCompared(services) && <ComparePackages services={services} />}
      {bought !== null && (
        <DialogBoundary>
          <CheckoutDialog
            key={bought.id}
            user={user}
            service={bought}
            code={query.get('code') ?? code ?? ''}
            onCode={keepCode}
            onClose={() => {
              // Replaced, so that Back does not open the purchase again.
              void navigate(paths.packages, { replace: true });
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}
