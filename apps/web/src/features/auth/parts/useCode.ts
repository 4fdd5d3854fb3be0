import type { CodeProof, otpMachine, OtpTag } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { describeFixedFailure } from '../../../shared/text/listFailureLines.ts';
import { specText } from '../../../shared/text/commonText.ts';

export type CodeActor = ActorRefFrom<typeof otpMachine>;

export interface Code {
  /** Whole seconds. */
  secondsLeft: number;
  /** The code has expired; the user can ask for another. */
  over: boolean;
  /** False at 0, except for a verification that goes on. */
  canVerify: boolean;
  verifying: boolean;
  /** The server asked to wait before the next try, which the refusal says; the code is not over (T30). */
  waiting: boolean;
  /** False during a verification, and while the server asks to wait, which the refusal says (T30). */
  canResend: boolean;
  resending: boolean;
  /** Another code was sent. */
  resent: boolean;
  refusal: readonly string[];
  submit: (proof: CodeProof) => void;
  resend: () => void;
}

/** The code and its countdown, for verification and change of password; inert after the code was accepted. */
export function useCode(actor: CodeActor | undefined): Code {
  const countdown = useSelector(actor, (state) => state?.children.countdown);
  useStoredDeadline(useSelector(countdown, (state) => state?.context.endsAt));
  return useRunningCode(actor);
}

/** The same for a code whose actor outlives the page, so that a reload ends it. */
export function useRunningCode(actor: CodeActor | undefined): Code {
  const snapshot = useSelector(actor, (state) => state);
  const countdown = snapshot?.children.countdown;
  const secondsLeft = useSelector(countdown, (state) => state?.context.secondsLeft ?? 0);
  useEffect(() => {
    const tellShown = () => {
      if (document.visibilityState === 'visible') {
        actor?.send({ type: 'page.shown' });
      }
    };
    document.addEventListener('visibilitychange', tellShown);
    window.addEventListener('pageshow', tellShown);
    return () => {
      document.removeEventListener('visibilitychange', tellShown);
      window.removeEventListener('pageshow', tellShown);
    };
  }, [actor]);
  const is = (tag: OtpTag) => snapshot?.hasTag(tag) ?? false;
  const failure = snapshot?.context.failure ?? null;
  return {
    secondsLeft,
    over: is('over'),
    canVerify: is('counting') || is('verifying'),
    verifying: is('verifying'),
    waiting: is('counting') && is('waiting'),
    canResend: !is('verifying') && !is('waiting'),
    resending: is('resending'),
    resent: snapshot?.context.resent ?? false,
    refusal: failure === null ? [] : describeFixedFailure(failure, specText.wrongCode),
    submit: (proof) => {
      actor?.send({ type: 'code.submitted', proof });
    },
    resend: () => {
      actor?.send({ type: 'resend.requested' });
    },
  };
}

// Stores the deadline in the navigation state: a reload must not restart the 120 seconds.
function useStoredDeadline(endsAt: number | undefined): void {
  const navigate = useNavigate();
  const state = useLocation().state as { deadline?: unknown } | null;
  const keep = useEffectEvent((deadline: number) => {
    if (state?.deadline !== deadline) {
      void navigate('.', { replace: true, state: { ...state, deadline } });
    }
  });
  useEffect(() => {
    if (endsAt !== undefined) {
      keep(endsAt);
    }
  }, [endsAt]);
}
