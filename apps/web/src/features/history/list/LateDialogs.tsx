import { useEffect, useState } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { runWhenIdle } from '../../../shared/runWhenIdle.ts';
import type { History } from '../data/useHistory.ts';

const LateHistoryDialogs = createLate(
  () => import('./HistoryDialogs.tsx'),
  (chunk) => chunk.default,
);

/** The questions of the list, whose code loads after its rows. */
export function LateDialogs({ history }: { history: History }) {
  const { actor } = history.member;
  const { asked, ask } = history.device;
  // After the first question they stay: a dialog gives the focus back when it closes.
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && (history.asking || history.working || history.conflict || asked !== null)) {
    setAsked(true);
  }
  useEffect(() => runWhenIdle(LateHistoryDialogs.preload), []);
  // A question whose page was left, e.g. by Back, would hold up every later request.
  useEffect(() => () => actor.send({ type: 'bulk.canceled' }), [actor]);
  return (
    isAsked && (
      <DialogBoundary
        onClose={() => {
          actor.send({ type: 'bulk.canceled' });
          actor.send({ type: 'rename.canceled' });
          ask(null);
        }}
      >
        <LateHistoryDialogs history={history} />
      </DialogBoundary>
    )
  );
}
