import type { Ref } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { moveByArrows } from './moveByArrows.ts';
import type { TextVersion } from './version.ts';
import type { VersionListProps } from './VersionList.tsx';
import { VersionRow } from './VersionRow.tsx';
import * as S from './VersionList.styles.ts';

interface VersionRowsProps extends Pick<
  VersionListProps,
  'versions' | 'raw' | 'onRetry' | 'more' | 'onMore' | 'chosen' | 'onChoose'
> {
  state: NonNullable<VersionListProps['state']>;
  ref: Ref<HTMLDivElement>;
}

/** The versions, the way to older ones, and the raw text at the end. */
export function VersionRows({
  versions,
  raw,
  state,
  onRetry,
  more,
  onMore,
  chosen,
  onChoose,
  ref,
}: VersionRowsProps) {
  const words = editorText.versions;
  const renderRow = (row: TextVersion) => (
    <VersionRow key={row.id} version={row} chosen={row.id === chosen} onChoose={onChoose} />
  );
  return (
    <S.ListPane ref={ref} aria-busy={state === 'loading' || undefined}>
      {state === 'failed' && <ErrorState level={3} heading={words.failed} onRetry={onRetry} />}
      {state === 'ready' && versions.length === 0 && <S.Empty>{words.empty}</S.Empty>}
      {state === 'loading' && <Skeleton shape="text" lines={5} />}
      <S.List aria-label={words.list} onKeyDown={moveByArrows}>
        {state === 'ready' && versions.map(renderRow)}
        {state === 'ready' && more !== undefined && (
          <S.More>
            {more === 'failed' && <Alert tone="danger">{words.moreFailed}</Alert>}
            <Button wide variant="quiet" busy={more === 'loading'} onClick={onMore}>
              {words.more}
            </Button>
          </S.More>
        )}
        {renderRow(raw)}
      </S.List>
    </S.ListPane>
  );
}
