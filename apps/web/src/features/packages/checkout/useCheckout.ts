import type { Service, User } from '@nevisa/api/types';
import {
  type CheckoutContext,
  type CheckoutEvent,
  checkoutMachine,
  type CheckoutTag,
  getPayable,
} from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type AppServices, useAppServices } from '../../../app/appServices.ts';
import { log } from '../../../shared/log.ts';
import { createBrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { runInTabLock } from '../../../shared/tabLock.ts';
import { createBegunPurchases } from '../begunPurchases.ts';
import { createDoubtedPayments, toHoldings } from '../doubtedPayments.ts';
import { refreshAccount } from '../refreshAccount.ts';
import { readPrice } from '../packagesOnSale.ts';
import { addsUp, createPurchasePorts } from '../purchasePorts.ts';
import { createWalletPort } from '../walletPort.ts';

export interface Checkout {
  readonly context: CheckoutContext;
  /** Whole toman; null where it is unknown. */
  readonly payable: number | null;
  /** The sums of the server add up; others are logged, and only the payable one is shown. */
  readonly isWhole: boolean;
  readonly is: (tag: CheckoutTag) => boolean;
  readonly send: (event: CheckoutEvent) => void;
}

/** The purchase of a package. */
export function useCheckout(user: User, service: Service, code: string): Checkout {
  const services = useAppServices();
  const [{ machine, input }] = useState(() => createCheckout(services, user, service, code));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const { price, sums, changed } = snapshot.context;
  const asked = changed ?? sums;
  const isWhole = asked === null || addsUp(changed?.price ?? price, asked);
  useEffect(() => {
    if (!isWhole) {
      log('checkout sums', { kind: 'schema', issue: 'The sums of a purchase do not add up.' });
    }
  }, [isWhole]);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        actor.send({ type: 'page.shown' });
      }
    };
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pageshow', show);
    };
  }, [actor]);
  return {
    context: snapshot.context,
    payable: getPayable(snapshot.context),
    isWhole,
    is: (tag) => snapshot.hasTag(tag),
    send: (event) => {
      actor.send(event);
    },
  };
}

/** The machine of a purchase with its ports, and an order for the package that this tab has begun. */
function createCheckout(
  { authStore, config, openAddress, personal }: AppServices,
  user: User,
  service: Service,
  code: string,
) {
  const begunPurchases = createBegunPurchases(createBrowserStorage('session'));
  const userId = String(user.id);
  const actors = createPurchasePorts({
    client: () => authStore.client(),
    userId,
    begunPurchases,
    gateways: config.gateways,
    openAddress,
    refreshAccount: () => refreshAccount(authStore),
    report: (what) => {
      log(what, { kind: 'blocked' });
    },
    now: Date.now,
  });
  const wallet = createWalletPort({
    client: () => authStore.client(),
    userId,
    doubted: createDoubtedPayments(personal.of(userId), Date.now),
    shown: toHoldings(user),
    payAlone: (pay) => runInTabLock(`nevisa.wallet.${userId}`, pay),
    readAccountAnew: () => authStore.send({ type: 'profile.changed' }),
  });
  const known = begunPurchases.findFor(userId, service.id);
  return {
    machine: checkoutMachine.provide({ actors: { ...actors, ...wallet.actors } }),
    input: {
      serviceId: service.id,
      price: readPrice(service),
      code: code === '' ? (known?.code ?? '') : code,
      orderNumber: known?.orderNumber ?? null,
      isCharged: wallet.isCharged(service.id),
    },
  };
}
