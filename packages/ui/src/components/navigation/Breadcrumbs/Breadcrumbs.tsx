import type { ComponentPropsWithRef, ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { ChevronForwardIcon } from '../../media/Icon/controlIcons.ts';
import { Link } from '../Link/Link.tsx';
import * as S from './Breadcrumbs.styles.ts';

export interface Crumb {
  label: ReactNode;
  href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The parent pages, outermost first. */
  above: readonly Crumb[];
  /** The current page. */
  here: ReactNode;
}

/** The path from the outermost page to the current one, with links to the parent pages. */
export function Breadcrumbs({ above, here, ...rest }: BreadcrumbsProps) {
  return (
    <S.Root aria-label={text.breadcrumbs} {...rest}>
      <S.List>
        {above.map(({ label, href }) => (
          <S.Step key={href}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
            <ChevronForwardIcon size="small" />
          </S.Step>
        ))}
        <S.Step>
          <S.Here aria-current="page">{here}</S.Here>
        </S.Step>
      </S.List>
    </S.Root>
  );
}
