import { paymentCallbackMachine, type PaymentCallbackTag, type ReturnTo } from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { readReturnMark, withReturnMark } from '../returnMark.ts';
import type { PaymentReceipt } from '../receipt.ts';
import { returnTarget } from '../returnTarget.ts';
import { useAppServices } from '../../../app/appServices.ts';

export interface PaymentReturn {
  /** Where the button leads; the site, where another target is not configured. */
  returnTo: ReturnTo;
  /** Whole seconds until it leads there by itself; null when it does not. */
  secondsLeft: number | null;
  counting: boolean;
  /** The person has chosen to stay. */
  stopped: boolean;
  redirecting: boolean;
  /** The desktop app did not open in time (P13). */
  notOpened: boolean;
  leave: () => void;
  stay: () => void;
}

/** The way back from the result of a payment: the countdown, the press, and the choice to stay. */
export function usePaymentReturn(receipt: PaymentReceipt): PaymentReturn {
  const { config, openAddress, authStore } = useAppServices();
  const navigate = useNavigate();
  const location = useLocation();
  const [target] = useState(() => returnTarget(receipt, config));
  const refreshAccount = () => {
    // A guest has no account; one that is still being loaded will be fresh (P12).
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
      mark: readReturnMark(location.state),
      isVisible: () => document.visibilityState === 'visible',
    },
  });
  const snapshot = useSelector(actor, (state) => state);
  const counted = useSelector(
    snapshot.children.countdown,
    (state) => state?.context.secondsLeft ?? null,
  );
  useSight((visible) => {
    actor.send({ type: visible ? 'page.shown' : 'page.hidden' });
  });
  const arrive = useEffectEvent(refreshAccount);
  useEffect(() => {
    arrive();
  }, []);
  const is = (tag: PaymentCallbackTag) => snapshot.hasTag(tag);
  return {
    returnTo: target.returnTo,
    secondsLeft: is('counting') ? counted : is('redirecting') ? snapshot.context.secondsLeft : null,
    counting: is('counting'),
    stopped: is('stopped'),
    redirecting: is('redirecting'),
    notOpened: is('not-opened'),
    leave: () => {
      actor.send({ type: 'return.requested' });
    },
    stay: () => {
      actor.send({ type: 'stay.requested' });
    },
  };
}

/** Tells when the page can be seen and when not, also when the history puts it away and brings it back (P14, P16). */
function useSight(onChange: (visible: boolean) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const read = () => {
      tell(document.visibilityState === 'visible');
    };
    const leave = () => {
      tell(false);
    };
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
