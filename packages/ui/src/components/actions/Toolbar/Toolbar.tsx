import type { MouseEvent, ReactNode } from 'react';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import type { RootProps } from '../../../foundations/aria/rootProps.ts';
import * as S from './Toolbar.styles.ts';

export const toolbarOrientations = ['horizontal', 'vertical'] as const;
export type ToolbarOrientation = (typeof toolbarOrientations)[number];

export interface ToolbarProps extends RootProps {
  /** The accessible name of the toolbar. */
  label: string;
  /** @default 'horizontal' */
  orientation?: ToolbarOrientation;
  /** Buttons; put a `ToolbarSeparator` between groups. */
  children: ReactNode;
}

/** Groups the tools for one object. It is one tab stop; arrow keys move between the tools. */
export function Toolbar({ label, orientation = 'horizontal', children, ...rest }: ToolbarProps) {
  return (
    <AriaLocale>
      <S.Root
        {...rest}
        aria-label={label}
        orientation={orientation}
        onClickCapture={focusPressedTool}
      >
        {children}
      </S.Root>
    </AriaLocale>
  );
}

// The toolbar gives a focus that enters it to the tool that had it last, also at a press on another one. Before the
// command of the pressed tool: a dialog gives the focus back to the tool that had it.
function focusPressedTool({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const tool = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
  if (
    tool !== null &&
    currentTarget.contains(tool) &&
    currentTarget.contains(document.activeElement)
  ) {
    tool.focus({ preventScroll: true });
  }
}

/** Separates two groups of tools. */
export function ToolbarSeparator() {
  return <S.Line />;
}
