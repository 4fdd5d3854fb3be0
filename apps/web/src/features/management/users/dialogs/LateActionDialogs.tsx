import { useEffect, useState } from 'react';
import { DialogBoundary } from '../../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../../shared/late/createLate.ts';
import { runWhenIdle } from '../../../../shared/runWhenIdle.ts';
import type { UserActionDialogsProps } from './UserActionDialogs.tsx';

const LateDialogs = createLate(
  () => import('./UserActionDialogs.tsx'),
  (chunk) => chunk.default,
);

/** The questions of the actions, whose code loads after the list. */
export function LateActionDialogs(props: UserActionDialogsProps) {
  const { view } = props.actions;
  // After the first question they stay: a dialog gives the focus back when it closes.
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && view.open) {
    setAsked(true);
  }
  useEffect(() => runWhenIdle(LateDialogs.preload), []);
  return (
    isAsked && (
      <DialogBoundary onClose={view.cancel}>
        <LateDialogs {...props} />
      </DialogBoundary>
    )
  );
}
