import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VersionsIcon } from '../../media/Icon/editorIcons.ts';
import { moveByArrows } from './moveByArrows.ts';
import type { TextVersion } from './version.ts';
import { VersionComparison, type VersionComparisonProps } from './VersionComparison.tsx';
import { VersionRow } from './VersionRow.tsx';
import * as S from './VersionList.styles.ts';

export interface VersionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Newest first. */
  versions: readonly TextVersion[];
  /** The unformatted text of the engine: always offered, and always last. */
  raw: TextVersion;
  /** @default 'ready' */
  state?: 'loading' | 'failed' | 'ready';
  onRetry: () => void;
  /** There are older versions: `idle` offers them. */
  more?: 'idle' | 'loading' | 'failed' | undefined;
  onMore?: () => void;
  /** The id of the version that is compared with the present text. */
  chosen?: string | undefined;
  /** Called without an id by the way back to the list in narrow containers. */
  onChoose: (id: string | undefined) => void;
  /** The comparison of the chosen version. */
  comparison: Omit<VersionComparisonProps, 'version' | 'onBack'>;
}

/**
 * The versions of a text beside the comparison of the chosen one with the present text. Narrow
 * containers show either of them.
 */
export function VersionList({
  versions,
  raw,
  state = 'ready',
  onRetry,
  more,
  onMore,
  chosen,
  onChoose,
  comparison,
  ...rest
}: VersionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(chosen);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = chosen;
    const { current } = list;
    if (chosen !== undefined && chosen !== before && current?.checkVisibility() === false) {
      heading.current?.focus();
    }
    if (chosen === undefined && before !== undefined) {
      current?.querySelector<HTMLElement>(`[data-version="${CSS.escape(before)}"]`)?.focus();
    }
  }, [chosen]);
  const version = [...versions, raw].find(({ id }) => id === chosen);
  const rowOf = (row: TextVersion) => (
    <VersionRow key={row.id} version={row} chosen={row.id === chosen} onChoose={onChoose} />
  );
  const words = editorText.versions;
  return (
    <S.Root {...rest} data-comparing={version !== undefined}>
      <S.Panes>
        <S.ListPane ref={list} aria-busy={state === 'loading' || undefined}>
          {state === 'failed' && <ErrorState level={3} heading={words.failed} onRetry={onRetry} />}
          {state === 'ready' && versions.length === 0 && <S.Empty>{words.empty}</S.Empty>}
          {state === 'loading' && <Skeleton shape="text" lines={5} />}
          <S.List aria-label={words.list} onKeyDown={moveByArrows}>
            {state === 'ready' && versions.map(rowOf)}
            {state === 'ready' && more !== undefined && (
              <S.More>
                {more === 'failed' && <Alert tone="danger">{words.moreFailed}</Alert>}
                <Button wide variant="quiet" busy={more === 'loading'} onClick={onMore}>
                  {words.more}
                </Button>
              </S.More>
            )}
            {rowOf(raw)}
          </S.List>
        </S.ListPane>
        <S.ComparisonPane>
          {version === undefined ? (
            <EmptyState
              level={3}
              icon={<VersionsIcon size="large" />}
              heading={words.compare}
              sentence={words.choose}
            />
          ) : (
            <VersionComparison
              key={version.id}
              {...comparison}
              version={version}
              headingRef={heading}
              onBack={() => onChoose(undefined)}
            />
          )}
        </S.ComparisonPane>
      </S.Panes>
    </S.Root>
  );
}
