import { ArrowBackIcon, Button, PageHeader, SaveState, type SaveStateProps } from '@nevisa/ui';
import { useOnline } from '../../../../shared/shell/useOnline.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import type { Compose } from './useCompose.ts';

/** The heading of the form, where the message is saved, and the way back. */
export function ComposeHead({ compose, onClose }: { compose: Compose; onClose: () => void }) {
  const isOnline = useOnline();
  const state = chooseSaveState(compose, isOnline);
  const isNew = compose.context.saved === null;
  return (
    <PageHeader
      heading={isNew ? adminMessagesText.create : adminMessagesText.edit}
      sentence={
        state && (
          <SaveState state={state} onRetry={() => compose.send({ type: 'save.requested' })} />
        )
      }
      actions={
        <Button variant="quiet" icon={<ArrowBackIcon />} onClick={onClose}>
          {adminMessageWords.back}
        </Button>
      }
    />
  );
}

/** Null while nothing has been typed. */
function chooseSaveState(
  { is, context: { saved } }: Compose,
  isOnline: boolean,
): SaveStateProps['state'] | null {
  if (!is('differs')) {
    return saved === null ? null : 'saved';
  }
  if (saved?.state === 'SCHEDULED' && !is('saving')) {
    return 'device';
  }
  if (is('waiting')) {
    return isOnline ? 'failed' : 'offline';
  }
  return is('refused') || is('gone') || is('conflict-postponed') ? 'failed' : 'saving';
}
