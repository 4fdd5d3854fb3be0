import { Card, Columns, Form, Page, Stack } from '@nevisa/ui';
import type { MessageField } from '@nevisa/machines';
import { useId, useState } from 'react';
import { useLeaveHold } from '../../../../shared/leaving/useLeaveHold.ts';
import { messageAddress } from '../data/messageAddress.ts';
import { ComposeConflict } from './ComposeConflict.tsx';
import { ComposeFields } from './ComposeFields.tsx';
import { ComposeHead } from './ComposeHead.tsx';
import { ComposeNotices } from './ComposeNotices.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { describeFieldErrors } from './problemWords.ts';
import { SendBox } from './SendBox.tsx';
import { SendDialog } from './SendDialog.tsx';
import { type Compose, type ComposeOptions, useCompose } from './useCompose.ts';

/** Before the first try each field speaks for itself. */
const noErrors = {};

export interface ComposePageProps extends ComposeOptions {
  onClose: () => void;
  /** Reads the message again, which was sent meanwhile. */
  onShowSent: () => void;
  /** Opens a new message with what was typed. */
  onCopyTyped: (compose: Compose) => void;
}

/** The form of a message with its preview. */
export function ComposePage(props: ComposePageProps) {
  const compose = useCompose(props);
  const { is, context, send, problems } = compose;
  const form = useId();
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<MessageField>>(new Set());
  // The fields are uncontrolled: values from elsewhere need new fields.
  const [round, setRound] = useState(0);
  const errors = describeFieldErrors(compose, tried, left);
  const fields = {
    compose,
    errors,
    onLeave: (field: MessageField) => setLeft((before) => new Set(before).add(field)),
  };
  const isUnsaved = is('differs') && !is('sent') && !is('scheduled');
  useLeaveHold(
    isUnsaved && (is('unkept') || context.saved?.state === 'SCHEDULED'),
    messageAddress.record,
  );
  return (
    <Page>
      <ComposeHead compose={compose} onClose={props.onClose} />
      <ComposeNotices
        compose={compose}
        onShowSent={props.onShowSent}
        onCopyTyped={() => props.onCopyTyped(compose)}
      />
      <Columns>
        <Card>
          <Form
            key={round}
            id={form}
            errors={tried ? errors : noErrors}
            onSubmit={() => {
              setTried(true);
              send({ type: 'send.requested' });
            }}
          >
            <ComposeFields {...fields} user={props.user} member={props.member} />
          </Form>
        </Card>
        <Stack gap="large">
          <MessagePreview compose={compose} />
          <SendBox
            compose={compose}
            form={form}
            hasErrors={tried && Object.keys(problems).length > 0}
          />
        </Stack>
      </Columns>
      <SendDialog compose={compose} />
      <Conflict compose={compose} onResolved={() => setRound((before) => before + 1)} />
    </Page>
  );
}

function Conflict({ compose, onResolved }: { compose: Compose; onResolved: () => void }) {
  const { context, is, send } = compose;
  return (
    context.theirs !== null && (
      <ComposeConflict
        open={is('conflict')}
        mine={context.values}
        theirs={context.theirs}
        onResolve={(values) => {
          send({ type: 'conflict.resolved', values });
          onResolved();
        }}
        onClose={() => send({ type: 'conflict.postponed' })}
      />
    )
  );
}
