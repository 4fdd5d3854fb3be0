import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronDownIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './Disclosure.styles.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** The visible line; a click on it toggles the content. */
  title: ReactNode;
  /** Shown before the title. */
  icon?: ReactNode;
  /** A word or a figure at the end of the line, such as a `Badge`. */
  aside?: ReactNode;
}

/**
 * A title with collapsible content. Renders a native `details`: `open` sets the initial state,
 * `onToggle` reports changes, and the browser's search finds closed content.
 */
export function Disclosure({ title, icon, aside, children, ...rest }: DisclosureProps) {
  return (
    <S.Root {...rest}>
      <S.Summary>
        {icon}
        <S.Title>{title}</S.Title>
        {aside}
        <S.Turning>
          <ChevronDownIcon />
        </S.Turning>
      </S.Summary>
      <S.Content>{children}</S.Content>
    </S.Root>
  );
}
