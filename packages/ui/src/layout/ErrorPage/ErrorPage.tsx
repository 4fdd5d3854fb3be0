import { Logo } from '../../drawings/Logo.tsx';
import { Anchor } from '../../foundations/Navigation.tsx';
import { Statement, type StatementProps } from './Statement.tsx';
import * as S from './ErrorPage.styles.ts';

export interface ErrorPageProps extends StatementProps {
  /** The product at the top of the page, as a link to its start. */
  brand?: { name: string; href: string };
}

/** A `Statement` that fills the window; inside the app frame use `Statement`. */
export function ErrorPage({ brand, ...statement }: ErrorPageProps) {
  return (
    <S.Page id="content">
      {brand !== undefined && (
        <S.Brand as={Anchor} href={brand.href} translate="no">
          <Logo size={32} />
          {brand.name}
        </S.Brand>
      )}
      <Statement {...statement} />
    </S.Page>
  );
}
