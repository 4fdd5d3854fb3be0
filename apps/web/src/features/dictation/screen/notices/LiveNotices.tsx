import {
  Alert,
  Button,
  ButtonLink,
  type ButtonVariant,
  LiveRegion,
  MicrophoneRefusedDrawing,
} from '@nevisa/ui';
import { useSyncExternalStore } from 'react';
import { FreedSounds } from '../../../sounds/SoundNotice.tsx';
import { reloadPage } from '../../../../app/reloadPage.ts';
import { selectNotice } from './liveNotice.ts';
import type { LiveNotice, NoticeAction } from './notice.ts';
import { useRemaining } from '../../../../shared/shell/useRemaining.ts';
import type { Conflict } from '../hooks/useConflict.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';
import { useDownload } from '../hooks/useDownload.ts';
import { useHistorySync } from '../hooks/useHistorySync.ts';
import { useLittleSpace } from '../hooks/useLittleSpace.ts';
import { useMicrophones } from '../hooks/useMicrophones.ts';
import { useReturnedPermission } from '../hooks/useReturnedPermission.ts';
import { useTranscriptFact } from '../hooks/useTranscriptFact.ts';

export interface LiveNoticesProps {
  dictation: LiveDictation;
  conflict: Conflict;
  /** Shows the texts of this device. */
  onTexts: () => void;
}

/** The notice above the recording bar; a failure is announced at once. */
export function LiveNotices(props: LiveNoticesProps) {
  const { dictation, conflict } = props;
  const { phase, heard, lostMicrophone, choice, workspace, transcript } = dictation;
  const { texts } = workspace;
  const previous = useSyncExternalStore(texts.subscribe, texts.previous);
  const isEmpty = useTranscriptFact(transcript, (text) => text.isEmpty()) ?? false;
  const littleSpace = useLittleSpace(workspace, heard !== null);
  useReturnedPermission(dictation);
  const remaining = useRemaining();
  const microphones = useMicrophones(dictation.workspace, phase === 'microphone-lost');
  const nextMicrophone =
    microphones.find(({ id, label }) => label !== lostMicrophone && id !== choice.microphoneId) ??
    null;
  const notice = selectNotice({
    ...dictation,
    ...useHistorySync(dictation.workspace),
    remaining,
    nextMicrophone,
    previous: isEmpty ? previous : null,
    littleSpace,
    isConflictPostponed: conflict.isPostponed,
  });
  const shown = notice && <Notice notice={notice} {...props} />;
  return (
    <>
      <LiveRegion urgent>{notice?.urgent === true && shown}</LiveRegion>
      <LiveRegion>
        {notice?.urgent === false && shown}
        <FreedSounds />
      </LiveRegion>
    </>
  );
}

function Notice({ notice, ...rest }: LiveNoticesProps & { notice: LiveNotice }) {
  const { tone, title, text, showsSwitch, action, other } = notice;
  return (
    <Alert
      tone={tone}
      {...(title !== undefined && { title })}
      {...(showsSwitch === true && { picture: <MicrophoneRefusedDrawing /> })}
      actions={
        action && (
          <>
            <Action action={action} {...rest} />
            {other && <Action action={other} {...rest} variant="secondary" />}
          </>
        )
      }
    >
      {text}
    </Alert>
  );
}

interface ActionProps extends LiveNoticesProps {
  action: NoticeAction;
  variant?: ButtonVariant;
}

function Action({ action, dictation, conflict, onTexts, variant = 'primary' }: ActionProps) {
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
      case 'stop':
        dictation.stop();
        return;
      case 'retry':
        dictation.retry();
        return;
      case 'reload':
        reloadPage();
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
      case 'conflict':
        conflict.open();
        return;
      case 'texts':
        onTexts();
        return;
      case 'reopen':
        dictation.workspace.texts.open(action.id).catch(onTexts);
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
    <Button size="small" variant={variant} onClick={act}>
      {action.label}
    </Button>
  );
}
