import { Alert, Button, LiveRegion } from '@nevisa/ui';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { isUnderFields } from './problemWords.ts';
import type { Compose } from './useCompose.ts';

export interface ComposeNoticesProps {
  compose: Compose;
  /** Shows the message that was sent meanwhile. */
  onShowSent: () => void;
  /** Opens a new message with what was typed. */
  onCopyTyped: () => void;
}

/** What has become of the message or its copy on the device, each with one way out. */
export function ComposeNotices(props: ComposeNoticesProps) {
  const { is, context, send } = props.compose;
  const { failure, saved } = context;
  return (
    <LiveRegion>
      {saved?.state === 'SCHEDULED' && (
        <Alert tone="information">{adminMessageWords.scheduleNote}</Alert>
      )}
      {is('unkept') && <Alert tone="warning">{adminMessageWords.unkept}</Alert>}
      {is('refused') && failure !== null && !isUnderFields(failure) && (
        <Alert tone="danger" title={adminMessageWords.notSaved}>
          {listFailureLines(failure).join('\n')}
        </Alert>
      )}
      {is('conflict-postponed') && (
        <Alert
          tone="warning"
          actions={
            <Button size="small" onClick={() => send({ type: 'conflict.opened' })}>
              {adminMessageWords.elsewhereOpen}
            </Button>
          }
        >
          {adminMessageWords.elsewhere}
        </Alert>
      )}
      {is('gone') && (
        <Alert
          tone="warning"
          actions={
            <Button
              size="small"
              onClick={() => send({ type: 'copy.requested', clientId: crypto.randomUUID() })}
            >
              {adminMessageWords.goneCopy}
            </Button>
          }
        >
          {adminMessageWords.gone}
        </Alert>
      )}
      {is('overtaken') && <Overtaken {...props} />}
    </LiveRegion>
  );
}

function Overtaken({ onShowSent, onCopyTyped }: ComposeNoticesProps) {
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button size="small" onClick={onShowSent}>
            {adminMessageWords.overtakenShow}
          </Button>
          <Button size="small" variant="secondary" onClick={onCopyTyped}>
            {adminMessageWords.overtakenCopy}
          </Button>
        </>
      }
    >
      {adminMessageWords.overtaken}
    </Alert>
  );
}
