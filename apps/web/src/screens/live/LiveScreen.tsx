import {
  Alert,
  Button,
  ButtonLink,
  DictationDock,
  LiveRegion,
  HiddenHeading,
  RecordButton,
  TranscriptText,
  WritingDesk,
} from '@nevisa/ui';
import { useAuth } from '../../session/useAuth.ts';
import type { User } from '@nevisa/api/types';
import { liveText } from '../../text/liveText.ts';
import { CopyText } from './CopyText.tsx';
import { DictationFacts } from './DictationFacts.tsx';
import { LiveStatus } from './LiveStatus.tsx';
import { type LiveNotice, noticeFor } from './liveNotice.ts';
import { useDictation } from './useDictation.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Live dictation: a sheet of paper, a voice, and nothing else. */
export default function LiveScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <Desk title={title} user={user} />;
}

function Desk({ title, user }: { title: string; user: User }) {
  const dictation = useDictation(user);
  const { phase, segments, interim } = dictation;
  const notice = noticeFor(dictation);
  const listening = phase === 'connecting' || phase === 'live' || phase === 'finalizing';
  useLeaveGuard(listening || segments.length > 0);
  return (
    <>
      <HiddenHeading>{title}</HiddenHeading>
      <WritingDesk
        sheet={
          <TranscriptText
            segments={segments}
            interim={interim}
            placeholder={liveText.placeholder}
          />
        }
        notice={
          <LiveRegion urgent>
            {notice && <Notice notice={notice} onRetry={dictation.start} />}
          </LiveRegion>
        }
        dock={
          <DictationDock
            label={title}
            start={
              <>
                <LiveStatus phase={phase} />
                <DictationFacts dictation={dictation} user={user} />
              </>
            }
            record={
              <RecordButton
                state={recordStateOf[phase]}
                subscribeLevel={dictation.subscribeLevel}
                onClick={listening ? dictation.stop : dictation.start}
              />
            }
            end={<CopyText segments={segments} interim={interim} />}
          />
        }
      />
    </>
  );
}

function Notice({ notice, onRetry }: { notice: LiveNotice; onRetry: () => void }) {
  const { tone, title, text, action } = notice;
  return (
    <Alert
      tone={tone}
      title={title}
      actions={
        action &&
        (action.kind === 'link' ? (
          <ButtonLink size="small" href={action.href}>
            {action.label}
          </ButtonLink>
        ) : (
          <Button size="small" onClick={onRetry}>
            {action.label}
          </Button>
        ))
      }
    >
      {text}
    </Alert>
  );
}

const recordStateOf = {
  idle: 'idle',
  asking: 'asking',
  connecting: 'asking',
  live: 'live',
  finalizing: 'finalizing',
  stopped: 'idle',
  'microphone-refused': 'idle',
  'connection-lost': 'idle',
  'engine-refused': 'idle',
} as const;
