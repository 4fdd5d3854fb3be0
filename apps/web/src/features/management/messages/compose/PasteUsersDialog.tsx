import type { Failure, Id } from '@nevisa/api/types';
import { mostRecipients } from '@nevisa/machines';
import { Alert, Dialog, formatNumber, LiveRegion, Ltr, Stack, TextArea } from '@nevisa/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { FormDialogButtons } from '../../../../shared/forms/FormDialogButtons.tsx';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { MessageMember } from '../data/messageMember.ts';
import { readPastedNames } from '../rules/pastedNames.ts';
import { findPasted, type PastedList } from './useUserSearch.ts';

export interface PasteUsersDialogProps {
  open: boolean;
  member: MessageMember;
  onAdd: (ids: readonly Id[]) => void;
  onClose: () => void;
}

interface Result {
  readonly added: number;
  /** The names that belong to no user; they stay in the field. */
  readonly unknown: readonly string[];
  readonly error: string | null;
  readonly failure: Failure | null;
}

const nothing: Result = { added: 0, unknown: [], error: null, failure: null };

/** Adds the people of a pasted list, and lists the names that belong to no user. */
export function PasteUsersDialog(props: PasteUsersDialogProps) {
  const form = useId();
  const { typed, type, busy, result, add, close } = usePastedList(props);
  return (
    <Dialog
      open={props.open}
      title={adminMessageWords.pasteTitle}
      onClose={close}
      actions={
        <FormDialogButtons
          form={form}
          submitLabel={adminMessageWords.pasteAdd}
          busy={busy}
          backLabel={commonText.close}
          onBack={close}
        />
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Stack>
          <TextArea
            key={result.unknown.join()}
            label={adminMessageWords.pasteLabel}
            hint={adminMessageWords.pasteHint}
            error={result.error ?? undefined}
            rows={6}
            readOnly={busy}
            defaultValue={typed}
            onChange={({ target }) => type(target.value)}
          />
          <ResultNotice result={result} />
        </Stack>
      </form>
    </Dialog>
  );
}

function usePastedList({ member, onAdd, onClose }: PasteUsersDialogProps) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState(nothing);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const close = () => {
    asking.current?.abort();
    setBusy(false);
    setResult(nothing);
    setTyped('');
    onClose();
  };
  const take = (pasted: PastedList) => {
    setBusy(false);
    if (!pasted.ok) {
      setResult({ ...nothing, failure: pasted.failure });
      return;
    }
    onAdd(pasted.ids);
    if (pasted.unknown.length === 0) {
      close();
      return;
    }
    setTyped(pasted.unknown.join('\n'));
    setResult({ ...nothing, added: pasted.ids.length, unknown: pasted.unknown });
  };
  const add = async () => {
    const names = readPastedNames(typed);
    const error = describeError(names);
    setResult({ ...nothing, error });
    if (error !== null) {
      return;
    }
    const abort = new AbortController();
    asking.current = abort;
    setBusy(true);
    const pasted = await findPasted(member, names, abort.signal);
    // An answer after the end of the dialog adds no recipients.
    if (!abort.signal.aborted) {
      take(pasted);
    }
  };
  return { typed, type: setTyped, busy, result, add, close };
}

function ResultNotice({ result: { added, unknown, failure } }: { result: Result }) {
  return (
    <LiveRegion>
      {failure !== null && <Alert tone="danger">{listFailureLines(failure).join('\n')}</Alert>}
      {unknown.length > 0 && (
        <Alert
          tone="warning"
          title={fill(adminMessageWords.unknownUsers, { n: formatNumber(unknown.length) })}
        >
          {added > 0 && <p>{fill(adminMessageWords.pasteAdded, { n: formatNumber(added) })}</p>}
          <Ltr>{unknown.slice(0, mostListed).join(', ')}</Ltr>
          {unknown.length > mostListed && (
            <p>
              {fill(adminMessageWords.chosenMore, { n: formatNumber(unknown.length - mostListed) })}
            </p>
          )}
        </Alert>
      )}
    </LiveRegion>
  );
}

/** The largest number of unknown names that are listed; the field has all of them. */
const mostListed = 20;

function describeError(names: readonly string[]): string | null {
  if (names.length === 0) {
    return adminMessageWords.pasteNothing;
  }
  return names.length > mostRecipients
    ? fill(adminMessageWords.pasteTooMany, { n: formatNumber(mostRecipients) })
    : null;
}
