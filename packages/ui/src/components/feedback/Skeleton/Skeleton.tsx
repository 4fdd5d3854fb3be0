import type { ComponentPropsWithRef } from 'react';
import * as S from './Skeleton.styles.ts';

export const skeletonShapes = ['text', 'heading', 'control', 'circle', 'block'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * What will stand here: lines of text, a heading, a control, an avatar, or a
   * block that fills its place.
   * @default 'text'
   */
  shape?: SkeletonShape;
  /**
   * Lines of `text`; the last of several is shorter.
   * @default 1
   */
  lines?: number;
}

/**
 * The shape of what is on its way, in its place and size. It is only a drawing:
 * what holds it is `aria-busy`, and a `LiveRegion` or `Spinner` says the words.
 */
export function Skeleton({ shape = 'text', lines = 1, ...rest }: SkeletonProps) {
  return (
    <S.Root {...rest} aria-hidden="true" data-shape={shape}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <S.Bar key={line} />
      ))}
    </S.Root>
  );
}
