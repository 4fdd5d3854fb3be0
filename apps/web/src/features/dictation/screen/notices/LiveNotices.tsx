import { Alert, Button, ButtonLink, LiveRegion } from '@nevisa/ui';
import type { LiveNotice, NoticeAction } from './liveNotice.ts';
import { selectNotice } from './liveNotice.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';
import { useDownload } from '../hooks/useDownload.ts';
import { useHistorySync } from '../hooks/useHistorySync.ts';
import { useMicrophones } from '../hooks/useMicrophones.ts';
import { useReturnedPermission } from '../hooks/useReturnedPermission.ts';
import { useRemaining } from '../hooks/useRemaining.ts';

/** The notice above the recording bar; a failure is announced at once. */
export function LiveNotices({ dictation }: { dictation: LiveDictation }) {
  const { phase, heard, usage, lostMicrophone, choice } = dictation;
  useReturnedPermission(dictation);
  const remaining = useRemaining(usage, heard !== null && heard !== 'paused');
  const microphones = useMicrophones(dictation.workspace, phase === 'microphone-lost');
  const nextMicrophone =
    microphones.find(({ id, label }) => label !== lostMicrophone && id !== choice.microphoneId) ??
    null;
  const notice = selectNotice({
    ...dictation,
    ...useHistorySync(dictation.workspace),
    remaining,
    nextMicrophone,
  });
  const shown = notice && <Notice notice={notice} dictation={dictation} />;
  return (
    <>
      <LiveRegion urgent>{notice?.urgent === true && shown}</LiveRegion>
      <LiveRegion>{notice?.urgent === false && shown}</LiveRegion>
    </>
  );
}

function Notice({ notice, dictation }: { notice: LiveNotice; dictation: LiveDictation }) {
  const { tone, title, text, action } = notice;
  return (
    <Alert
      tone={tone}
      {...(title !== undefined && { title })}
      actions={action && <Action action={action} dictation={dictation} />}
    >
      {text}
    </Alert>
  );
}

function Action({ action, dictation }: { action: NoticeAction; dictation: LiveDictation }) {
  const { syncNow, retry } = useHistorySync(dictation.workspace);
  const { download } = useDownload(dictation);
  if (action.kind === 'link') {
    return (
      <ButtonLink size="small" href={action.href}>
        {action.label}
      </ButtonLink>
    );
  }
  const act = () => {
    switch (action.kind) {
      case 'start':
        dictation.start();
        return;
      case 'take-over':
        dictation.takeOver();
        return;
      case 'download':
        download();
        return;
      case 'sync':
        syncNow();
        return;
      case 'piece':
        retry(action.id);
        return;
      case 'microphone':
        dictation.chooseMicrophone(action.id);
        dictation.start();
    }
  };
  return (
    <Button size="small" onClick={act}>
      {action.label}
    </Button>
  );
}
