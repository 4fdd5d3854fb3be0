import {
  Alert,
  AlertDialog,
  Button,
  Dialog,
  LiveRegion,
  Stack,
  TextArea,
  TextField,
} from '@nevisa/ui';
import { isReason, reasonLength } from '@nevisa/machines';
import type { ReactNode } from 'react';
import { commonText } from '../../../shared/text/commonText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { managementText } from '../../../shared/text/managementText.ts';
import { usersText } from '../../../shared/text/usersText.ts';
import type { ActionView } from './useDangerousAction.ts';

export interface ActionDialogProps {
  view: ActionView;
  title: string;
  /** What happens, in one or two sentences. */
  text?: ReactNode;
  /** The action as a verb. */
  confirmLabel: string;
  danger?: boolean;
  /** The second question of an action that gives or takes a right. */
  again?: { title: string; continueLabel: string };
  /** Further fields of the action. */
  children?: ReactNode;
  /** Reads the further fields; null while one of them is wrong, which the fields say themselves. */
  readDetails?: () => Readonly<Record<string, unknown>> | null;
}

/** Asks before an action of administration: what happens, a reason or a name, and the failure (X-259…X-264). */
export function ActionDialog(props: ActionDialogProps) {
  const { view, again } = props;
  if (view.denial !== null) {
    return <DeniedDialog view={view} title={props.title} />;
  }
  const isSecond = again !== undefined && (view.ready || view.busy || view.waiting);
  return (
    // Another dialog for the second question: the focus begins on its cancel button.
    <Question key={isSecond ? 'second' : 'first'} {...props} isSecond={isSecond} />
  );
}

function Question({
  view,
  title,
  text,
  confirmLabel,
  danger = false,
  again,
  isSecond,
  children,
  readDetails = noDetails,
}: ActionDialogProps & { isSecond: boolean }) {
  const confirm = () => {
    const details = readDetails();
    if (details !== null) {
      view.confirm(details);
    }
  };
  const isFirst = again !== undefined && !isSecond;
  return (
    <AlertDialog
      open={view.open}
      busy={view.busy}
      variant={danger ? 'danger' : 'primary'}
      title={isSecond && again !== undefined ? again.title : title}
      confirmLabel={isFirst ? again.continueLabel : confirmLabel}
      waiting={view.waiting}
      confirmDisabled={view.action?.proof === 'name' && !view.ready && !view.busy && !view.waiting}
      onClose={view.cancel}
      onConfirm={confirm}
    >
      <Stack>
        {text !== undefined && <p>{text}</p>}
        {children}
        {view.action?.proof === 'reason' && <ReasonField view={view} />}
        {view.action?.proof === 'name' && <NameField view={view} onEnter={confirm} />}
        <LiveRegion urgent>
          {view.failure !== null && (
            <Alert tone="danger">{listFailureLines(view.failure).join('\n')}</Alert>
          )}
        </LiveRegion>
      </Stack>
    </AlertDialog>
  );
}

function noDetails() {
  return {};
}

/** Says that the action is not possible with the own account or, by the denial, with the last administrator. */
export function DeniedDialog({ view, title }: Pick<ActionDialogProps, 'view' | 'title'>) {
  return (
    <Dialog
      open={view.open}
      size="small"
      title={title}
      onClose={view.cancel}
      actions={<Button onClick={view.cancel}>{commonText.close}</Button>}
    >
      <p>
        {(view.denial ?? 'self') === 'self' ? usersText.selfForbidden : managementText.lastAdmin}
      </p>
    </Dialog>
  );
}

function ReasonField({ view }: { view: ActionView }) {
  const isLong = Array.from(view.reason.trim()).length > reasonLength.most;
  const error = isLong
    ? managementText.reasonTooLong
    : view.isAsked && !isReason(view.reason) && managementText.reasonRequired;
  return (
    <TextArea
      label={usersText.grantReason}
      hint={managementText.reasonHint}
      error={error}
      rows={2}
      maxRows={6}
      defaultValue={view.reason}
      readOnly={view.busy}
      onChange={({ currentTarget }) => view.typeReason(currentTarget.value)}
    />
  );
}

function NameField({ view, onEnter }: { view: ActionView; onEnter: () => void }) {
  const username = view.action?.target.name ?? '';
  return (
    <TextField
      label={usersText.deleteText}
      hint={fill(managementText.deleteUsername, { username })}
      value={view.typedName}
      error={view.isAsked && !view.ready && fill(managementText.deleteMismatch, { username })}
      latin
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={view.busy}
      onChange={({ currentTarget }) => view.typeName(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && !view.busy) {
          event.preventDefault();
          onEnter();
        }
      }}
    />
  );
}
