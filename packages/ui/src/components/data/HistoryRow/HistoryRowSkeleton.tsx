import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as S from './HistoryRow.styles.ts';
import { Body } from './RowBody.styles.ts';
import { Fact, Facts } from './RowFacts.styles.ts';

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
        <Body>
          <Skeleton lines={2} />
        </Body>
        <Facts as="div">
          {(['wide', 'narrow', 'medium'] as const).map((width) => (
            <Fact key={width} data-width={width}>
              <S.Bar>
                <Skeleton />
              </S.Bar>
            </Fact>
          ))}
        </Facts>
        <S.Tools />
      </S.Grid>
    </S.Root>
  );
}
