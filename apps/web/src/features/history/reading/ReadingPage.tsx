import type { WholeConversation } from '@nevisa/api/types';
import {
  ArrowBackIcon,
  Button,
  Cluster,
  CopyIcon,
  EmptyState,
  ErrorState,
  formatDuration,
  formatNumber,
  HiddenHeading,
  Illustration,
  LinkButton,
  Page,
  PageHeader,
  PersianDate,
  Skeleton,
  Stack,
} from '@nevisa/ui';
import { type ReactNode, useEffect } from 'react';
import { focusHeading } from '../../../shared/shell/focusHeading.ts';
import { useCopy } from '../../../shared/shell/useCopy.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { findRow } from '../data/historyCache.ts';
import type { History } from '../data/useHistory.ts';
import { titleOf } from '../list/rowFacts.tsx';
import { joinParagraphs } from './paragraphs.ts';
import { ReadText } from './ReadText.tsx';
import { useConversation } from './useConversation.ts';

export interface ReadingPageProps {
  /** As it is in the address. */
  id: string;
  history: History;
}

/** One text of the history, to read. */
export function ReadingPage({ id, history }: ReadingPageProps) {
  const { user, list, member } = history;
  // The server gets its id in its own JSON type where the list knows it.
  const known = findRow(member.queries, id);
  const { whole, failure, isGone, loading, retry } = useConversation(user, known?.id ?? id);
  const title = titleOf({ key: id, server: whole ?? known, device: null });
  const isThere = whole !== null;
  useEffect(focusHeading, [isThere, isGone]);
  if (whole !== null && !isGone) {
    return <Text whole={whole} title={title} history={history} />;
  }
  return (
    <Page>
      <BackLink onPress={list.close} />
      {isGone ? (
        <>
          <HiddenHeading>{addedText.historyTextGone}</HiddenHeading>
          <EmptyState
            drawing={<Illustration name="empty" />}
            heading={addedText.historyTextGone}
            sentence={addedText.historyTextGoneSentence}
            action={<Button onClick={list.close}>{addedText.historyBack}</Button>}
          />
        </>
      ) : (
        <>
          <PageHeader heading={known === null ? historyText.open : title} />
          {failure === null ? (
            <Stack aria-busy="true">
              <Skeleton lines={4} />
              <Skeleton lines={3} />
            </Stack>
          ) : (
            <ErrorState
              drawing={<Illustration name="offline" />}
              heading={addedText.historyTextNotLoaded}
              sentence={failureLines(failure).join('\n')}
              retrying={loading}
              onRetry={retry}
            />
          )}
        </>
      )}
    </Page>
  );
}

interface TextProps {
  whole: WholeConversation;
  title: string;
  history: History;
}

function Text({ whole, title, history: { list } }: TextProps) {
  const { result, copy } = useCopy();
  const label =
    result === null
      ? historyText.copy
      : result === 'copied'
        ? commonText.copied
        : addedText.copyFailed;
  return (
    <Page>
      <BackLink onPress={list.close} />
      <PageHeader
        heading={title}
        sentence={<Facts whole={whole} />}
        actions={
          <Button
            variant="secondary"
            icon={<CopyIcon />}
            disabled={whole.text === ''}
            onClick={() => {
              copy(joinParagraphs(whole));
            }}
          >
            {label}
          </Button>
        }
      />
      <ReadText whole={whole} search={list.address.search} />
    </Page>
  );
}

/** Date, length and words in one line. */
function Facts({ whole }: { whole: WholeConversation }): ReactNode {
  const { created_at: time, duration, word_count: words } = whole;
  const parts = [
    ...(duration > 0 ? [formatDuration(duration / 1_000)] : []),
    fill(liveText.words, { n: formatNumber(words) }),
  ];
  return (
    <>
      {time !== null && <PersianDate time={time} format="clock" />}
      {parts.map((part) => ` · ${part}`).join('')}
    </>
  );
}

function BackLink({ onPress }: { onPress: () => void }) {
  return (
    <Cluster>
      <LinkButton onClick={onPress}>
        <ArrowBackIcon /> {addedText.historyBack}
      </LinkButton>
    </Cluster>
  );
}
