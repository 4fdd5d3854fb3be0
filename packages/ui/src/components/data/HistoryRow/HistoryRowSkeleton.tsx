import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as S from './HistoryRow.styles.ts';

export type HistoryRowSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/**
 * The shape of a `HistoryRow` while the first rows are loading. It is decorative: the list has
 * `aria-busy`, and a `LiveRegion` or `Spinner` announces the wait.
 */
export function HistoryRowSkeleton(props: HistoryRowSkeletonProps) {
  return (
    <S.Root as="div" {...props} aria-hidden="true" data-fills-row="" data-waiting="">
      <S.Grid>
        <S.Lead>
          <Skeleton shape="circle" />
        </S.Lead>
        <S.Head>
          <S.Bar data-size="title">
            <Skeleton />
          </S.Bar>
        </S.Head>
        <S.Body>
          <Skeleton lines={2} />
        </S.Body>
        <S.Facts as="div">
          {(['wide', 'narrow', 'medium'] as const).map((width) => (
            <S.Fact key={width} data-width={width}>
              <S.Bar>
                <Skeleton />
              </S.Bar>
            </S.Fact>
          ))}
        </S.Facts>
        <S.Tools />
      </S.Grid>
    </S.Root>
  );
}
