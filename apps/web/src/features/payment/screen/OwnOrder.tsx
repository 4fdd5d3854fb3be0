import { purchaseReturnMachine } from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { log } from '../../../shared/log.ts';
import { createBrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import {
  createBegunPurchases,
  type BegunPurchase,
  type BegunPurchases,
} from '../../packages/begunPurchases.ts';
import { createPurchaseNews } from '../../packages/purchaseNews.ts';
import { toPurchaseAddress } from '../../packages/purchaseAddress.ts';
import { createPurchasePorts } from '../../packages/purchasePorts.ts';
import { refreshAccount } from '../../packages/refreshAccount.ts';
import type { PaymentReceipt } from '../receipt.ts';
import { usePageVisibility } from './usePageVisibility.ts';
import { Verifying, VerifyLater } from './Verifying.tsx';

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
  const { user, starting, unreachable } = useAuth();
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
  // Without the account the order cannot be asked about, and the address alone proves nothing (P12).
  if (user === null && unreachable) {
    return <VerifyLater orderNumber={begun.orderNumber ?? ''} />;
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
      report: (what) => log(what, { kind: 'blocked' }),
      now: Date.now,
    });
    return purchaseReturnMachine.provide({ actors: { retrieveOrder, refreshAccount: refresh } });
  });
  const orderNumber = begun.orderNumber ?? '';
  const actor = useActorRef(machine, { input: { orderNumber } });
  const snapshot = useSelector(actor, (state) => state);
  usePageVisibility((visible) => {
    if (visible) {
      actor.send({ type: 'page.shown' });
    }
  });
  const isPaid = snapshot.hasTag('paid');
  useEffect(() => {
    if (isPaid) {
      createPurchaseNews(createBrowserStorage('session')).keep(begun.userId);
    }
  }, [isPaid, begun.userId]);
  if (snapshot.hasTag('verifying')) {
    return <Verifying />;
  }
  if (snapshot.hasTag('unknown')) {
    return <VerifyLater orderNumber={orderNumber} />;
  }
  const outcome = isPaid ? 'success' : 'failure';
  return children({ ...receipt, outcome }, toPurchaseAddress(begun.serviceId, begun.code));
}
