import type { User } from '@nevisa/api/types';
import {
  Card,
  formatNumber,
  Link,
  List,
  ListRow,
  PersianDate,
  Section,
  Stack,
  StatusTag,
} from '@nevisa/ui';
import { ListPart } from '../../shared/lists/ListPart.tsx';
import { RetryButton } from '../../shared/lists/view/RetryButton.tsx';
import { paths } from '../../shared/paths.ts';
import { addedHistoryText } from '../../shared/text/addedHistoryText.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { fill } from '../../shared/text/fill.ts';
import { historyText } from '../../shared/text/historyText.ts';
import { liveText } from '../../shared/text/liveText.ts';
import type { HistoryItem } from '../history/data/historyItems.ts';
import { describeSource, describeStatus, getTitle } from '../history/list/rowFacts.tsx';
import { makeExcerpt } from './makeExcerpt.ts';
import { useLastTexts } from './useLastTexts.ts';

/** About two lines of a narrow window, in code points. */
const longestTitle = 80;

/** The newest texts of the history and of this device, with the way to all of them. */
export function LastTexts({ user }: { user: User }) {
  const list = useLastTexts(user);
  const { items, failure, retrying, retry } = list;
  return (
    <Card>
      <Section
        heading={dashboardText.recent}
        actions={<Link href={paths.history}>{dashboardText.seeAll}</Link>}
      >
        <ListPart list={list} failed={addedHistoryText.historyNotLoaded} empty={historyText.empty}>
          {(texts) => (
            <List aria-label={dashboardText.recent} flush>
              {texts.map((item) => (
                <TextRow key={item.key} item={item} />
              ))}
            </List>
          )}
        </ListPart>
        {items !== null && failure !== null && (
          <Stack>
            <p>
              {list.hasServerRows
                ? addedHistoryText.historyRefreshFailed
                : addedText.dashboardDeviceTexts}
            </p>
            <RetryButton failure={failure} retrying={retrying} onRetry={retry} />
          </Stack>
        )}
      </Section>
    </Card>
  );
}

function TextRow({ item }: { item: HistoryItem }) {
  const { server, device } = item;
  const status = describeStatus(item, 0);
  const words = server?.word_count ?? device?.words ?? 0;
  const time = server?.created_at ?? new Date(device?.changedAt ?? 0).toISOString();
  return (
    <ListRow
      href={toHref(item)}
      leading={describeSource(item).icon}
      title={<bdi>{makeExcerpt(getTitle(item), longestTitle)}</bdi>}
      sentence={
        <>
          <PersianDate time={time} />
          {words > 0 && ` · ${fill(liveText.words, { n: formatNumber(words) })}`}
        </>
      }
      aside={status && <StatusTag {...status} />}
    />
  );
}

/** A text of the device alone has no page: it is in the list. */
function toHref({ server }: HistoryItem): string {
  return server === null
    ? paths.history
    : `${paths.history}?id=${encodeURIComponent(String(server.id))}`;
}
