import type { ReactNode } from 'react';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import type { RootProps } from '../../../foundations/aria/rootProps.ts';
import * as S from './Toolbar.styles.ts';

export const toolbarOrientations = ['horizontal', 'vertical'] as const;
export type ToolbarOrientation = (typeof toolbarOrientations)[number];

export interface ToolbarProps extends RootProps {
  /** Names the row of tools. */
  label: string;
  /** @default 'horizontal' */
  orientation?: ToolbarOrientation;
  /** Buttons, with a `ToolbarSeparator` between groups of them. */
  children: ReactNode;
}

/** Tools for one thing, one stop of the Tab key: the arrows lead from tool to tool. */
export function Toolbar({ label, orientation = 'horizontal', children, ...rest }: ToolbarProps) {
  return (
    <AriaLocale>
      <S.Root {...rest} aria-label={label} orientation={orientation}>
        {children}
      </S.Root>
    </AriaLocale>
  );
}

/** Sets groups of tools apart. */
export function ToolbarSeparator() {
  return <S.Line />;
}
