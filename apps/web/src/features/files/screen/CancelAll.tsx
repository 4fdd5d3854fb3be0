import { AlertDialog, Button, CloseIcon, formatNumber } from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../../shared/shell/focusHeading.ts';
import { fill } from '../../../shared/text/fill.ts';
import { filesText } from '../../../shared/text/filesText.ts';
import type { ShownUpload } from './words/shownUpload.ts';
import { findDeleteAction } from './words/uploadActions.ts';

export interface CancelAllProps {
  rows: readonly ShownUpload[];
  onCancel: (id: string) => void;
}

/** Cancels every file that is under way, after one question; nothing for a single one. */
export function CancelAll({ rows, onCancel }: CancelAllProps) {
  const [isAsked, setAsked] = useState(false);
  const sent = rows.filter((row) => findDeleteAction(row) === 'cancel');
  const converted = rows.filter((row) => findDeleteAction(row) === 'cancelJob');
  const all = [...sent, ...converted];
  const isShown = all.length > 1;
  const expectRemoval = useFocusAfterRemoval(isShown);
  return (
    <>
      {isShown && (
        <Button size="small" variant="quiet" icon={<CloseIcon />} onClick={() => setAsked(true)}>
          {filesText.cancelAll}
        </Button>
      )}
      <AlertDialog
        open={isAsked && all.length > 0}
        variant="danger"
        title={fill(filesText.cancelAllTitle, { n: formatNumber(all.length) })}
        confirmLabel={filesText.cancelAll}
        cancelLabel={filesText.keepGoing}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          all.forEach(({ id }) => onCancel(id));
          expectRemoval();
          setAsked(false);
        }}
      >
        {[
          ...(sent.length > 0 ? [filesText.cancelText] : []),
          ...(converted.length > 0 ? [filesText.cancelJobText] : []),
        ].join(' ')}
      </AlertDialog>
    </>
  );
}

/** The heading of the page takes the focus of a confirmed button that goes (WCAG 2.4.3). */
function useFocusAfterRemoval(isShown: boolean): () => void {
  const isExpected = useRef(false);
  useEffect(() => {
    if (isExpected.current && !isShown) {
      isExpected.current = false;
      if (document.activeElement === document.body) {
        focusHeading();
      }
    }
  }, [isShown]);
  return () => {
    isExpected.current = true;
  };
}
