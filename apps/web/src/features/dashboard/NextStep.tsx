import type { User } from '@nevisa/api/types';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  FilledSection,
  formatDateTime,
  formatNumber,
  Illustration,
  LiveIcon,
  parseWireTime,
  Skeleton,
  WritingIcon,
} from '@nevisa/ui';
import { paths } from '../../shared/paths.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { fill } from '../../shared/text/fill.ts';
import { liveText } from '../../shared/text/liveText.ts';
import type { DeviceText } from '../dictation/workspace/deviceTexts.ts';
import { makeExcerpt } from './makeExcerpt.ts';
import { type NewestText, useNewestText } from './useNewestText.ts';

/** About three lines, in code points. */
const excerptLength = 220;

/** What a user does next: goes on with the newest text of this device, or begins one. */
export function NextStep({ user }: { user: User }) {
  const newest = useNewestText(user);
  return (
    <Card>{newest ? <Resume newest={newest} /> : <Begin seeking={newest === undefined} />}</Card>
  );
}

function Resume({ newest: { text, resume } }: { newest: NewestText }) {
  return (
    <FilledSection
      heading={addedText.continueTitle}
      sentence={formatFacts(text)}
      foot={
        <Cluster>
          <Button icon={<WritingIcon />} onClick={() => void resume()}>
            {liveText.resume}
          </Button>
          <ButtonLink variant="secondary" href={paths.live} icon={<LiveIcon />}>
            {dashboardText.quickStart}
          </ButtonLink>
        </Cluster>
      }
    >
      <p dir="auto">{makeExcerpt(text.text, excerptLength)}</p>
    </FilledSection>
  );
}

function Begin({ seeking }: { seeking: boolean }) {
  return (
    <FilledSection
      heading={addedText.beginTitle}
      sentence={addedText.beginSentence}
      foot={
        <ButtonLink href={paths.live} icon={<LiveIcon />}>
          {dashboardText.quickStart}
        </ButtonLink>
      }
      drawing={<Illustration name="voice" size="large" />}
    >
      {seeking && <Skeleton lines={2} />}
    </FilledSection>
  );
}

function formatFacts({ changedAt, words }: DeviceText): string {
  const time = parseWireTime(new Date(changedAt).toISOString());
  return fill(addedText.deviceTextFacts, {
    date: time === null ? '' : formatDateTime(time),
    n: formatNumber(words),
  });
}
