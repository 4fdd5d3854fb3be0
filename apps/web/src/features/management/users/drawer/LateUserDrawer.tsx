import type { ToastQueue } from '@nevisa/ui';
import { useEffect, useState } from 'react';
import { DialogBoundary } from '../../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../../shared/late/createLate.ts';
import { runWhenIdle } from '../../../../shared/runWhenIdle.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';

export interface UserDrawerProps {
  users: Users;
  actions: UserActions;
  toasts: ToastQueue;
}

const LateDrawer = createLate(
  () => import('./UserDrawer.tsx'),
  (chunk) => chunk.default,
);

/** The drawer of the user that the address names, whose code loads after the list. */
export function LateUserDrawer(props: UserDrawerProps) {
  const { list } = props.users;
  // After the first user it stays: a drawer gives the focus back when it closes.
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && list.address.record !== null) {
    setAsked(true);
  }
  useEffect(() => runWhenIdle(LateDrawer.preload), []);
  return (
    isAsked && (
      <DialogBoundary onClose={list.close}>
        <LateDrawer {...props} />
      </DialogBoundary>
    )
  );
}
