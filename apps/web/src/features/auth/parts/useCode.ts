import type { CodeProof, otpMachine, OtpTag } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { fixedFailureLines } from '../../../shared/text/failureLines.ts';
import { specText } from '../../../shared/text/commonText.ts';

export type CodeActor = ActorRefFrom<typeof otpMachine>;

export interface Code {
  /** Whole seconds. */
  secondsLeft: number;
  /** Its time has run out: another can be asked for. */
  over: boolean;
  /** Nothing is verified at 0, twice at once, or while the server asks to wait (R-106, T30). */
  canVerify: boolean;
  verifying: boolean;
  resending: boolean;
  /** Another code is on its way. */
  resent: boolean;
  refusal: readonly string[];
  submit: (proof: CodeProof) => void;
  resend: () => void;
}

/** The code and its countdown, as verification and change of password show them; inert once the code was taken. */
export function useCode(actor: CodeActor | undefined): Code {
  const snapshot = useSelector(actor, (state) => state);
  const countdown = snapshot?.children.countdown;
  const secondsLeft = useSelector(countdown, (state) => state?.context.secondsLeft ?? 0);
  const endsAt = useSelector(countdown, (state) => state?.context.endsAt);
  useStoredDeadline(endsAt);
  useEffect(() => {
    const look = () => {
      actor?.send({ type: 'time.looked' });
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [actor]);
  const is = (tag: OtpTag) => snapshot?.hasTag(tag) ?? false;
  const failure = snapshot?.context.failure ?? null;
  return {
    secondsLeft,
    over: is('over'),
    canVerify: is('counting') && !is('verifying') && !is('waiting'),
    verifying: is('verifying'),
    resending: is('resending'),
    resent: snapshot?.context.resent ?? false,
    refusal: failure === null ? [] : fixedFailureLines(failure, specText.wrongCode),
    submit: (proof) => {
      actor?.send({ type: 'code.submitted', proof });
    },
    resend: () => {
      actor?.send({ type: 'resend.requested' });
    },
  };
}

// A reload must not give 120 seconds again: the end stands in the history.
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
