import { purchaseReturnMachine } from '@nevisa/machines';
import { ButtonLink, Cluster, LiveRegion, Ltr, Spinner, Stack, Statement } from '@nevisa/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { log } from '../../../shared/log.ts';
import { paths } from '../../../shared/paths.ts';
import { PageTitle } from '../../../shared/shell/PageTitle.tsx';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { createBrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { titleText } from '../../../shared/text/titleText.ts';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import {
  createBegunPurchases,
  type BegunPurchase,
  type BegunPurchases,
} from '../../packages/begunPurchases.ts';
import { createPurchasePorts } from '../../packages/purchasePorts.ts';
import { refreshAccount } from '../../packages/refreshAccount.ts';
import type { PaymentReceipt } from '../receipt.ts';

export interface OwnOrderProps {
  receipt: PaymentReceipt;
  /** Shows the result; `retryPath` leads to the package and the code of a failed purchase. */
  children: (receipt: PaymentReceipt, retryPath?: string) => ReactNode;
}

/**
 * Asks the server about an order that this tab has begun before its result is shown, and
 * loads the account, so that the package is active before a page asks for it. Any
 * other receipt is shown as the gateway sends it: it grants nothing.
 */
export function OwnOrder({ receipt, children }: OwnOrderProps) {
  const { user, starting } = useAuth();
  const [begunPurchases] = useState(() => createBegunPurchases(createBrowserStorage('session')));
  const [begun] = useState(() =>
    receipt.orderNumber === null ? null : begunPurchases.findOrder(receipt.orderNumber),
  );
  if (begun === null) {
    return children(receipt);
  }
  if (user === null && starting) {
    return <Verifying />;
  }
  return user !== null && String(user.id) === begun.userId ? (
    <Verified begun={begun} begunPurchases={begunPurchases} receipt={receipt}>
      {children}
    </Verified>
  ) : (
    children(receipt)
  );
}

interface VerifiedProps extends OwnOrderProps {
  begun: BegunPurchase;
  begunPurchases: BegunPurchases;
}

function Verified({ begun, begunPurchases, receipt, children }: VerifiedProps) {
  const { authStore, config, openAddress } = useAppServices();
  const [machine] = useState(() => {
    const { retrieveOrder, refreshAccount: refresh } = createPurchasePorts({
      client: () => authStore.client(),
      userId: begun.userId,
      begunPurchases,
      gateways: config.gateways,
      openAddress,
      refreshAccount: () => refreshAccount(authStore),
      report: (what) => {
        log(what, { kind: 'blocked' });
      },
      now: Date.now,
    });
    return purchaseReturnMachine.provide({ actors: { retrieveOrder, refreshAccount: refresh } });
  });
  const orderNumber = begun.orderNumber ?? '';
  const actor = useActorRef(machine, { input: { orderNumber } });
  const snapshot = useSelector(actor, (state) => state);
  if (snapshot.hasTag('verifying')) {
    return <Verifying />;
  }
  if (snapshot.hasTag('unknown')) {
    return <VerifyLater orderNumber={orderNumber} />;
  }
  const outcome = snapshot.hasTag('paid') ? 'success' : 'failure';
  return children({ ...receipt, outcome }, describeRetry(begun));
}

function describeRetry({ serviceId, code }: BegunPurchase): string {
  const query = new URLSearchParams({
    buy: String(serviceId),
    ...(code !== null && { code }),
  });
  return `${paths.packages}?${query.toString()}`;
}

function Verifying() {
  return (
    <>
      <PageTitle title={addedText.checkoutVerifying} />
      <LiveRegion>
        <Statement heading={addedText.checkoutVerifying} drawing={<Spinner />} />
      </LiveRegion>
    </>
  );
}

function VerifyLater({ orderNumber }: { orderNumber: string }) {
  return (
    <>
      <PageTitle title={addedText.checkoutVerifying} />
      <Statement
        heading={addedText.checkoutVerifying}
        sentence={addedText.checkoutVerifyLater}
        action={
          <Stack>
            <p>
              {paymentText.orderNumber} <Ltr>{orderNumber}</Ltr>
            </p>
            <Cluster>
              <ButtonLink href={paths.dashboard}>{titleText.dashboard}</ButtonLink>
              <SupportPhone />
            </Cluster>
          </Stack>
        }
      />
    </>
  );
}
