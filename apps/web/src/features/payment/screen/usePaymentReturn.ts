import { paymentCallbackMachine, type PaymentCallbackTag, type ReturnTo } from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { readReturnMark, withReturnMark } from '../returnMark.ts';
import type { PaymentReceipt } from '../receipt.ts';
import { chooseReturnTarget } from '../chooseReturnTarget.ts';
import { usePageVisibility } from './usePageVisibility.ts';
import { useAppServices } from '../../../app/appServices.ts';

export interface PaymentReturn {
  /** The target of the button: the site when another target is not configured. */
  returnTo: ReturnTo;
  /** Whole seconds until the automatic redirect; null without one. */
  secondsLeft: number | null;
  counting: boolean;
  /** The controls have not been in view yet, so nothing counts. */
  unseen: boolean;
  /** The user stopped the countdown. */
  stopped: boolean;
  redirecting: boolean;
  /** The desktop app did not open in time (P13). */
  notOpened: boolean;
  leave: () => void;
  stay: () => void;
  /** Starts the countdown. */
  controlsSeen: () => void;
}

/** The return from the receipt of a payment: the countdown, its stop and the button. */
export function usePaymentReturn(receipt: PaymentReceipt): PaymentReturn {
  const { actor, refreshAccount } = useReturnActor(receipt);
  const snapshot = useSelector(actor, (state) => state);
  const counted = useSelector(
    snapshot.children.countdown,
    (state) => state?.context.secondsLeft ?? null,
  );
  usePageVisibility((visible) => actor.send({ type: visible ? 'page.shown' : 'page.hidden' }));
  const arrive = useEffectEvent(refreshAccount);
  useEffect(() => {
    arrive();
  }, []);
  const is = (tag: PaymentCallbackTag) => snapshot.hasTag(tag);
  return {
    returnTo: snapshot.context.returnTo,
    secondsLeft: is('counting') ? counted : is('redirecting') ? snapshot.context.secondsLeft : null,
    counting: is('counting'),
    unseen: is('unseen'),
    stopped: is('stopped'),
    redirecting: is('redirecting'),
    notOpened: is('not-opened'),
    leave: () => actor.send({ type: 'return.requested' }),
    stay: () => actor.send({ type: 'stay.requested' }),
    controlsSeen: () => actor.send({ type: 'controls.seen' }),
  };
}

function useReturnActor(receipt: PaymentReceipt) {
  const { config, openAddress, authStore } = useAppServices();
  const navigate = useNavigate();
  const location = useLocation();
  const [target] = useState(() => chooseReturnTarget(receipt, config));
  const refreshAccount = () => {
    // A guest has no account, and an account that is still loading is fresh (P12).
    if (authStore.facts().user !== null) {
      authStore.send({ type: 'profile.changed' });
    }
  };
  const [machine] = useState(() =>
    paymentCallbackMachine.provide({
      actions: {
        keepMark: (_, { mark }) => {
          void navigate(location, {
            replace: true,
            state: withReturnMark(location.state, mark),
          });
        },
        leave: () => {
          if (target.address === null) {
            void navigate(paths.home);
          } else {
            openAddress(target.address);
          }
        },
        refreshAccount,
      },
    }),
  );
  const actor = useActorRef(machine, {
    input: {
      returnTo: target.returnTo,
      automatic: target.automatic,
      areControlsSeen: false,
      mark: readReturnMark(location.state),
      isVisible: () => document.visibilityState === 'visible',
    },
  });
  return { actor, refreshAccount };
}
