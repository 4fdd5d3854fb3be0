import { type Ref, useState } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { formatNumber } from '../../../persian/number.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { ArrowBackIcon } from '../../media/Icon/controlIcons.ts';
import { ParagraphDifferences } from '../TextDifference/ParagraphDifferences.tsx';
import { type DifferenceParagraph, isChanged } from '../TextDifference/paragraphs.ts';
import type { TextVersion } from './version.ts';
import * as S from './VersionList.styles.ts';

export interface VersionComparisonProps {
  version: TextVersion;
  /** @default 'ready' */
  state?: 'loading' | 'failed' | 'ready';
  /** From the version to the present text: `removed` is only in the version. */
  paragraphs: readonly DifferenceParagraph[];
  onRetry: () => void;
  /** Called with the ids of the chosen paragraphs; without ids for the whole version. */
  onRestore: (ids?: readonly string[]) => void;
  /** The version is being restored. */
  restoring?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  onBack: () => void;
}

/** The differences of a version, and the buttons that restore all or some of them. */
export function VersionComparison({
  version: { time, kind },
  state = 'ready',
  paragraphs,
  onRetry,
  onRestore,
  restoring = false,
  headingRef,
  onBack,
}: VersionComparisonProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const words = editorText.versions;
  const ids = paragraphs.map(({ id }) => id).filter((id) => chosen.has(id));
  return (
    <S.Comparison>
      <S.Back>
        <Button size="small" variant="quiet" icon={<ArrowBackIcon />} onClick={onBack}>
          {words.back}
        </Button>
      </S.Back>
      <S.Head>
        <S.Heading ref={headingRef} tabIndex={-1}>
          {words.compare}
        </S.Heading>
        <S.Facts>
          <span>{kind}</span>
          <span>{time}</span>
        </S.Facts>
      </S.Head>
      {state === 'loading' && <Skeleton shape="text" lines={6} />}
      {state === 'failed' && (
        <ErrorState level={4} heading={words.compareFailed} onRetry={onRetry} />
      )}
      {state === 'ready' && (
        <>
          <ParagraphDifferences
            paragraphs={paragraphs}
            chosen={chosen}
            onChosenChange={setChosen}
          />
          <S.Actions>
            {ids.length > 0 && (
              <Button variant="secondary" disabled={restoring} onClick={() => onRestore(ids)}>
                {fill(words.restoreSome, { n: formatNumber(ids.length) })}
              </Button>
            )}
            <Button
              busy={restoring}
              disabled={!paragraphs.some(isChanged)}
              onClick={() => onRestore()}
            >
              {words.restore}
            </Button>
          </S.Actions>
        </>
      )}
    </S.Comparison>
  );
}
