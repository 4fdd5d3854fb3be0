import { AlertDialog } from '@nevisa/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { commonText } from '../../shared/text/commonText.ts';
import { useAppServices } from '../appServices.ts';

/** Asks before typed values are left that are not saved. */
export function LeaveDialog() {
  const { leaveGuards } = useAppServices();
  const question = useSyncExternalStore(
    leaveGuards.subscribe,
    leaveGuards.question,
    leaveGuards.question,
  );
  const { key } = useLocation();
  return (
    <>
      <ShownEntry key={key} />
      <AlertDialog
        open={question !== null}
        variant="danger"
        title={commonText.unsavedTitle}
        confirmLabel={commonText.leave}
        cancelLabel={commonText.stay}
        onClose={() => question?.stay()}
        onConfirm={() => question?.leave()}
      >
        <p>{commonText.unsavedText}</p>
      </AlertDialog>
    </>
  );
}

/** Notes each entry of the history that is shown. */
function ShownEntry() {
  const { historyGuard } = useAppServices();
  useEffect(() => {
    historyGuard.settle();
  }, [historyGuard]);
  return null;
}
