import type { Conversation, Failure } from '@nevisa/api/types';
import {
  ArrowBackIcon,
  Button,
  Cluster,
  EmptyState,
  HiddenHeading,
  Illustration,
  LinkButton,
  LiveRegion,
  Page,
  PageHeader,
  ProgressBar,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@nevisa/ui';
import { useEffect } from 'react';
import { focusHeading } from '../../../shared/shell/focusHeading.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { editingText } from '../../../shared/text/editingText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { describeStatus, getTitle } from '../list/rowFacts.tsx';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';

/** The way back to the list, which restores its place. */
export function BackLink({ onPress }: { onPress: () => void }) {
  return (
    <Cluster>
      <LinkButton onClick={onPress}>
        <ArrowBackIcon /> {addedHistoryText.historyBack}
      </LinkButton>
    </Cluster>
  );
}

/** The shapes of a text that is being loaded. */
export function LoadingPlace({ title, onBack }: { title: string; onBack: () => void }) {
  useEffect(focusHeading, []);
  return (
    <Page>
      <BackLink onPress={onBack} />
      <PageHeader heading={title} />
      <LiveRegion>
        <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      </LiveRegion>
      <Stack aria-busy="true">
        <Skeleton lines={4} />
        <Skeleton lines={3} />
      </Stack>
    </Page>
  );
}

export interface FailedPlaceProps {
  title: string;
  failure: Failure | null;
  onRetry: () => void;
  onBack: () => void;
}

/** A text that could not be loaded, and that this device does not have. */
export function FailedPlace({ title, failure, onRetry, onBack }: FailedPlaceProps) {
  useEffect(focusHeading, []);
  return (
    <Page>
      <BackLink onPress={onBack} />
      <PageHeader heading={title} />
      <LoadFailed
        drawing={<Illustration name="offline" />}
        heading={addedHistoryText.historyTextNotLoaded}
        failure={failure}
        onRetry={onRetry}
      />
    </Page>
  );
}

/** A text that the server does not have any more. */
export function GonePlace({ onBack }: { onBack: () => void }) {
  useEffect(focusHeading, []);
  return (
    <Page>
      <BackLink onPress={onBack} />
      <HiddenHeading>{addedHistoryText.historyTextGone}</HiddenHeading>
      <EmptyState
        drawing={<Illustration name="empty" />}
        heading={addedHistoryText.historyTextGone}
        sentence={addedHistoryText.historyTextGoneSentence}
        action={<Button onClick={onBack}>{addedHistoryText.historyBack}</Button>}
      />
    </Page>
  );
}

export interface UnfinishedPlaceProps {
  conversation: Conversation;
  isRetrying: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** A conversion that has no text yet: its state in words, never an empty editor. */
export function UnfinishedPlace({
  conversation,
  isRetrying,
  onRetry,
  onBack,
}: UnfinishedPlaceProps) {
  useEffect(focusHeading, []);
  const item = { key: '', server: conversation, device: null };
  const status = describeStatus(item, 0);
  const isFailed = conversation.status === 'FAILED';
  const progress = status?.kind === 'processing' ? status.progress : null;
  return (
    <Page>
      <BackLink onPress={onBack} />
      <PageHeader heading={getTitle(item)} />
      <LiveRegion>
        <EmptyState
          drawing={<Illustration name="empty" />}
          heading={status?.words ?? historyText.statusPending}
          sentence={
            (isFailed && status?.kind === 'failed' ? status.reason : null) ??
            editingText.unfinishedText
          }
          progress={
            // The heading has its value, and is the one that is read out.
            typeof progress === 'number' ? (
              <ProgressBar
                aria-hidden="true"
                label={editingText.jobProgress}
                labelHidden
                value={progress}
              />
            ) : undefined
          }
          action={
            isFailed ? (
              <Button busy={isRetrying} onClick={onRetry}>
                {historyText.retry}
              </Button>
            ) : undefined
          }
        />
      </LiveRegion>
    </Page>
  );
}
