import { AlertDialog, Button, CloseIcon, formatNumber } from '@nevisa/ui';
import { useState } from 'react';
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
  if (all.length < 2 && !isAsked) {
    return null;
  }
  return (
    <>
      <Button size="small" variant="quiet" icon={<CloseIcon />} onClick={() => setAsked(true)}>
        {filesText.cancelAll}
      </Button>
      <AlertDialog
        open={isAsked}
        variant="danger"
        title={fill(filesText.cancelAllTitle, { n: formatNumber(all.length) })}
        confirmLabel={filesText.cancelAll}
        cancelLabel={filesText.keepGoing}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          all.forEach(({ id }) => onCancel(id));
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
