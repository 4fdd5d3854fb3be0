import { splitIntoParagraphs } from '../TextDifference/paragraphs.ts';
import type { TextVersion } from '../VersionList/version.ts';
import { sampleRuns } from './sampleDifference.ts';

export const sampleVersions: readonly TextVersion[] = [
  { id: 'v3', time: '۲ آذر ۱۴۰۵، ۱۴:۰۵', kind: 'پیش از جایگزینی همه', words: 0 },
  { id: 'v2', time: '۲ آذر ۱۴۰۵، ۱۳:۵۵', kind: 'هنگام ویرایش', words: -12 },
  { id: 'v1', time: '۳۰ آبان ۱۴۰۵، ۰۹:۱۲', kind: 'هنگام باز شدن', words: 48 },
];

export const sampleRaw: TextVersion = {
  id: 'raw',
  time: '۲۹ آبان ۱۴۰۵، ۱۸:۳۰',
  kind: 'متن خام موتور',
  words: 51,
};

export const sampleParagraphs = splitIntoParagraphs(sampleRuns);
