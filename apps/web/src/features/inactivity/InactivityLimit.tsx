import type { User } from '@nevisa/api/types';
import { inactivityWarningSeconds } from '@nevisa/machines';
import { AlertDialog, CountdownRing, Stack } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import { inactivityText } from '../../shared/text/inactivityText.ts';
import { navText } from '../../shared/text/navText.ts';
import { createInactivity, type Inactivity } from './createInactivity.ts';

export interface InactivityLimitProps {
  user: User;
  /** The sign-out of the person, with its questions (S10). */
  onSignOut: () => void;
  children: ReactNode;
}

/** Ends a session that is not used: the warning, and nothing of the pages once it is over. */
export default function InactivityLimit({ user, onSignOut, children }: InactivityLimitProps) {
  const inactivity = useAppServices().userScope(user.id).get(createInactivity);
  const isEnded = useSelector(inactivity, (state) => state.hasTag('ended'));
  return (
    !isEnded && (
      <>
        {children}
        <InactivityWarning inactivity={inactivity} onSignOut={onSignOut} />
      </>
    )
  );
}

interface InactivityWarningProps extends Pick<InactivityLimitProps, 'onSignOut'> {
  inactivity: Inactivity;
}

function InactivityWarning({ inactivity, onSignOut }: InactivityWarningProps) {
  const isOpen = useSelector(inactivity, (state) => state.hasTag('warned'));
  const countdown = useSelector(inactivity, (state) => state.children.countdown);
  const stay = () => inactivity.send({ type: 'session.continued' });
  return (
    <AlertDialog
      open={isOpen}
      title={inactivityText.title}
      cancelLabel={inactivityText.stay}
      confirmLabel={navText.logout}
      onClose={stay}
      onConfirm={() => {
        // The question of the sign-out, where there is one, must not end by itself.
        stay();
        onSignOut();
      }}
    >
      <Stack>
        <p>{inactivityText.sentence}</p>
        {countdown && <TimeLeft countdown={countdown} />}
      </Stack>
    </AlertDialog>
  );
}

type Countdown = NonNullable<ReturnType<Inactivity['getSnapshot']>['children']['countdown']>;

function TimeLeft({ countdown }: { countdown: Countdown }) {
  const secondsLeft = useSelector(countdown, ({ context }) => context.secondsLeft);
  return (
    <CountdownRing
      secondsLeft={secondsLeft}
      total={inactivityWarningSeconds}
      label={inactivityText.untilEnd}
      overLabel={inactivityText.over}
    />
  );
}
