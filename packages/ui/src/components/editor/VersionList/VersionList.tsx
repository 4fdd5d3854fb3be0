import type { ComponentPropsWithRef } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { VersionsIcon } from '../../media/Icon/editorIcons.ts';
import { useComparisonFocus } from './useComparisonFocus.ts';
import type { TextVersion } from './version.ts';
import { VersionComparison, type VersionComparisonProps } from './VersionComparison.tsx';
import { VersionRows } from './VersionRows.tsx';
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
  const { list, heading } = useComparisonFocus(chosen);
  const version = [...versions, raw].find(({ id }) => id === chosen);
  const words = editorText.versions;
  return (
    <S.Root {...rest} data-comparing={version !== undefined}>
      <S.Panes>
        <VersionRows
          ref={list}
          {...{ versions, raw, state, onRetry, more, chosen, onChoose }}
          {...(onMore !== undefined && { onMore })}
        />
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
